// What must hold of the transport of a server over its standard streams, where it is used without a server on it: how it
// starts and closes, how much it takes in, what it does about streams that fail.

import type { Area } from '../model.ts';

export const stdioServer = {
  'stdio:server:limit': {
    source: ['sdk'],
    behavior: 'The transport gives up a client whose line is longer than the limit of its user.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:buffer-limit'],
  },
  'stdio:server:limit:fits': {
    source: ['sdk'],
    behavior: 'The transport reads a line that is as long as the limit of its user.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:buffer-limit'],
  },
  'stdio:server:limit:default': {
    source: ['sdk'],
    behavior: 'The transport takes in lines of up to ten mebibytes unless its user says otherwise.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    needs: ['stdio:buffer-limit'],
  },
  'stdio:server:started-twice': {
    source: ['sdk'],
    behavior: 'The transport refuses to start while it runs.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:started-again': {
    source: ['sdk'],
    behavior: 'The transport refuses to start once it has closed.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:handler-throws': {
    source: ['sdk'],
    behavior: 'The transport reports what the handler of a message throws and goes on.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:input:fails': {
    source: ['sdk'],
    behavior: 'The transport reports an input that fails.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:input:ends': {
    source: ['sdk'],
    behavior: 'The transport closes when its input ends.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'stays-open',
        sdk: 'v1',
        note: 'takes no note of the end of its input',
        issue: '#2002',
      },
    ],
  },
  'stdio:server:output:fails': {
    source: ['sdk'],
    behavior: 'The transport reports an output that fails and closes.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'unheard',
        sdk: 'v1',
        note: 'waits for an output that has failed, and leaves the error of the stream to the process',
        issue: '#1564',
      },
    ],
  },
  'stdio:server:send:waits': {
    source: ['sdk'],
    behavior: 'The transport ends sending once its output has room for more.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:send:closed': {
    source: ['sdk'],
    behavior: 'The transport refuses to send once it has closed.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'written',
        sdk: 'v1',
        note: 'writes on after it has closed',
      },
    ],
  },
  'stdio:server:closed:told': {
    source: ['sdk'],
    behavior: 'The transport tells once that it has closed, however often it is closed.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
    divergence: [
      {
        pin: 'told-each-time',
        sdk: 'v1',
        note: 'tells it each time that it is closed',
      },
    ],
  },
  'stdio:server:closed:pauses': {
    source: ['sdk'],
    behavior: 'The transport that closes stops its input.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:closed:shared': {
    source: ['sdk'],
    behavior: 'The transport that closes leaves an input running that somebody else reads.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
  'stdio:server:closed:silent': {
    source: ['sdk'],
    behavior: 'The transport that has closed reports nothing more of its input.',
    level: 'own',
    until: '2026-07-28',
    transports: { only: ['stdio'], because: 'about-transport' },
  },
} as const satisfies Area;
