// What must hold of a client that starts its server as a child process: its parameters, and what it reads.

import type { Area } from '../model.ts';

export const stdioClient = {
  'stdio:client:supported': {
    source: [{ at: 'basic/transports', tags: ['1893'] }],
    behavior: 'The client speaks to a server that it starts as a child process.',
    level: 'should',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:folder': {
    source: ['sdk'],
    behavior: 'The client starts the server in the folder that its user names.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:environment': {
    source: ['sdk'],
    behavior: 'The client hands on a few variables of its own environment alone.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:environment:functions': {
    source: ['sdk'],
    behavior: 'The client hands on no variable that holds a function of a shell.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:environment:lacking': {
    source: ['sdk'],
    behavior: 'The client passes over a variable that its own environment lacks.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:environment:own-first': {
    source: ['sdk'],
    behavior: 'The client prefers the variables that its user names to its own.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:noise': {
    source: ['sdk'],
    behavior: 'The client reports what the server writes besides messages and goes on.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      { pin: 'unreported', sdk: 'v2', note: 'passes over a line that is not JSON without a word' },
    ],
  },
  'stdio:client:large': {
    source: ['sdk'],
    behavior: 'The client reads a message of more than a mebibyte.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:limit': {
    source: ['sdk'],
    behavior: 'The client gives up a server whose line is longer than the limit of its user.',
    level: 'own',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:buffer-limit'],
  },
  'stdio:client:not-started': {
    source: ['sdk'],
    behavior: 'The client fails to connect to a command that does not exist.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:client:not-started:reported': {
    source: ['sdk'],
    behavior: 'The client reports a command that does not exist once.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
} as const satisfies Area;
