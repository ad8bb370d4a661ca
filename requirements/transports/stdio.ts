// What must hold of messages over the standard streams of a child process, and of ending that process.

import type { Area } from '../model.ts';

export const stdio = {
  'stdio:framing:server': {
    source: [
      {
        at: 'basic/transports#stdio',
        tags: ['ffde'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio', tags: ['ffde'], in: ['2026-07-28'] },
    ],
    behavior: 'The server writes each message as one line, line breaks in its texts escaped.',
    level: 'must',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:framing:client': {
    source: [
      {
        at: 'basic/transports#stdio',
        tags: ['ffde'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio', tags: ['ffde'], in: ['2026-07-28'] },
    ],
    behavior: 'The client writes each message as one line, line breaks in its texts escaped.',
    level: 'must',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:framing:utf-8': {
    source: [
      { at: 'basic/transports', tags: ['5ef2'], in: ['2025-03-26', '2025-06-18', '2025-11-25'] },
      { at: 'basic/transports/index#messages', tags: ['5ef2'], in: ['2026-07-28'] },
    ],
    behavior: 'The server reads a message whose UTF-8 characters arrive in pieces.',
    level: 'must',
    since: '2025-03-26',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:stdout:only-messages': {
    source: [
      {
        at: 'basic/transports#stdio',
        tags: ['d061'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio', tags: ['d061'], in: ['2026-07-28'] },
    ],
    behavior: 'The server writes nothing but messages to its standard output.',
    level: 'must',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:stdin:only-messages': {
    source: [
      {
        at: 'basic/transports#stdio',
        tags: ['4089'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio', tags: ['4089'], in: ['2026-07-28'] },
    ],
    behavior: 'The client writes nothing but messages to the standard input of the server.',
    level: 'must',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:stderr:written': {
    source: [
      { at: 'basic/transports#stdio', tags: ['a4c4'], in: ['2024-11-05', '2025-03-26', '2025-06-18'] },
      { at: 'basic/transports#stdio', tags: ['3b44'], in: ['2025-11-25'] },
      { at: 'basic/transports/stdio', tags: ['2589'], in: ['2026-07-28'] },
    ],
    behavior: 'The server writes what it logs to its standard error in UTF-8.',
    level: 'may',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:stderr:no-failure': {
    source: [
      { at: 'basic/transports#stdio', tags: ['d376'], in: ['2025-11-25'] },
      { at: 'basic/transports/stdio', tags: ['d376'], in: ['2026-07-28'] },
    ],
    behavior: 'The client completes its calls whatever the server writes to its standard error.',
    level: 'should',
    since: '2025-11-25',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:shutdown:closes-input': {
    source: [
      {
        at: 'basic/lifecycle#stdio',
        tags: ['d664', '295e'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio#shutdown', tags: ['322e', '1d60'], in: ['2026-07-28'] },
    ],
    behavior: 'The client closes the input of the server before it signals anything to it.',
    level: 'should',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'signal-first',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'sends SIGTERM at once instead of closing the input and waiting',
        issue: '#579',
      },
    ],
  },
  // Earlier revisions oblige the client alone: it closes the input and waits.
  'stdio:shutdown:input-closed': {
    source: ['sdk'],
    behavior: 'The server ends when its standard input is closed.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:shutdown:server-exits': {
    source: [{ at: 'basic/transports/stdio#shutdown', tags: ['9fc0'] }],
    behavior: 'The server ends when its standard input is closed.',
    level: 'should',
    since: '2026-07-28',
    supersedes: 'stdio:shutdown:input-closed',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:shutdown:escalates': {
    source: [
      {
        at: 'basic/lifecycle#stdio',
        tags: ['295e', '9d0a'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio#shutdown', tags: ['ab2c'], in: ['2026-07-28'] },
    ],
    behavior: 'The client terminates a server that stays although its input is closed.',
    level: 'should',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'signal-first',
        sdk: 'v1',
        versions: '<1.24.0',
        note: 'sends SIGTERM at once and nothing after it',
        issue: '#579',
      },
    ],
  },
  'stdio:shutdown:patience': {
    source: ['sdk'],
    behavior:
      'The client waits two seconds for the server to end, and as long again once it has asked it to.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      { pin: 'signal-first', sdk: 'v1', versions: '<1.24.0', note: 'waits for nothing', issue: '#579' },
    ],
  },
  'stdio:shutdown:no-further': {
    source: ['sdk'],
    behavior: 'The client has closed as soon as the server ends, whatever made it end.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:shutdown:sending': {
    source: ['sdk'],
    behavior: 'The client refuses to send from the moment on at which it begins to close.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:exit:noticed': {
    source: ['sdk'],
    behavior: 'The client tells its user when the process of the server ends.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:exit:by-server': {
    source: [
      {
        at: 'basic/lifecycle#stdio',
        tags: ['2a43'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'basic/transports/stdio#shutdown', tags: ['2a43'], in: ['2026-07-28'] },
    ],
    behavior: 'The server ends the connection by closing its output and exiting.',
    level: 'may',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:exit:in-flight': {
    source: ['sdk'],
    behavior: 'The client fails its calls in flight when the process of the server ends.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:exit:sending': {
    source: ['sdk'],
    behavior: 'The client refuses to send once the process of the server has ended.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:stderr:piped': {
    source: [
      { at: 'basic/transports#stdio', tags: ['0afc'], in: ['2024-11-05', '2025-03-26', '2025-06-18'] },
      { at: 'basic/transports#stdio', tags: ['44ac'], in: ['2025-11-25'] },
      { at: 'basic/transports/stdio', tags: ['44ac'], in: ['2026-07-28'] },
    ],
    behavior: 'The client hands out what the server writes to its standard error where asked to pipe it.',
    level: 'may',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:environment:given': {
    source: ['sdk'],
    behavior: 'The client starts the server with the variables that its user names.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:environment:not-inherited': {
    source: ['sdk'],
    behavior: 'The client keeps the other variables of its own environment from the server.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
} as const satisfies Area;
