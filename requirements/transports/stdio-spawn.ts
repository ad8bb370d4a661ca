// What must hold of the transport that starts a server as a child process: its parameters, the process it names, what it
// does with the standard error of that process, and how it can be used before, while and after the process runs.

import type { Area } from '../model.ts';

export const stdioSpawn = {
  'stdio:spawn:arguments': {
    source: ['sdk'],
    behavior: 'The client starts the server with the arguments that its user names.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:started-twice': {
    source: ['sdk'],
    behavior: 'The client refuses to start a second server while the first one runs.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:id': {
    source: ['sdk'],
    behavior: 'The client names the process of the server while it runs.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:child-id'],
  },
  'stdio:spawn:unconnected': {
    source: ['sdk'],
    behavior: 'The client refuses to send while no server runs.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:again': {
    source: ['sdk'],
    behavior:
      'The client starts another server once it has closed, and forgets what it had read of the first.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      { pin: 'only-once', sdk: 'v1', versions: '<1.24.0', note: 'starts no server once it has closed' },
    ],
  },
  'stdio:spawn:stderr:early': {
    source: ['sdk'],
    behavior: 'The client hands out the standard error of the server before it starts it.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:early-stderr'],
  },
  'stdio:spawn:stderr:ignored': {
    source: ['sdk'],
    behavior: 'The client throws away the standard error of the server where asked to ignore it.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:stderr:inherited': {
    source: ['sdk'],
    behavior: 'The client gives the server its own standard error unless its user says otherwise.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:stderr:file': {
    source: ['sdk'],
    behavior: 'The client writes the standard error of the server to the file that its user has opened.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:input-lost': {
    source: ['sdk'],
    behavior: 'The client reports a server that reads its input no longer.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:spawn:send:waits': {
    source: ['sdk'],
    behavior: 'The client ends sending once the server has taken in enough.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:child-id'],
  },
} as const satisfies Area;
