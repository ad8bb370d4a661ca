// What must hold of getting a prompt: what comes out, every way to fail. The arguments that go in and the kinds of content in
// its messages stand in files of their own.

import type { Area } from '../model.ts';

export const promptsGet = {
  'prompts:get:messages': {
    source: [{ at: 'server/prompts#getting-a-prompt' }, { at: 'server/prompts#promptmessage' }],
    behavior: 'The server returns the messages of a prompt in their order with their roles.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:messages:none': {
    source: [{ at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The server returns a prompt without messages.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:description': {
    source: [{ at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The server returns the description of a prompt beside its messages.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:meta': {
    source: [
      {
        at: 'schema#getpromptresult',
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
      { at: 'server/prompts#getting-a-prompt', in: ['2024-11-05', '2025-03-26'] },
    ],
    behavior: 'The server returns the metadata of a prompt beside its messages.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:no-arguments': {
    source: [{ at: 'server/prompts#prompt' }, { at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The server returns a prompt that is asked for without arguments.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:no-arguments:all-optional': {
    source: [{ at: 'server/prompts#prompt' }, { at: 'server/prompts#getting-a-prompt' }],
    behavior: 'The server returns a prompt without required arguments that is asked for without any.',
    level: 'must',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '<1.32',
        note: 'refuses the missing arguments as invalid params: a client has to send an empty object',
        issue: '#1869',
      },
      {
        pin: 'refused',
        sdk: 'v2',
        versions: '<2.3',
        note: 'refuses the missing arguments as invalid params: a client has to send an empty object',
        issue: '#1869',
      },
    ],
  },
  'prompts:get:unknown-name': {
    source: [{ at: 'server/prompts#error-handling', tags: ['95b6', '3f42'] }],
    behavior: 'The server refuses the name of a prompt it does not have as invalid params.',
    level: 'should',
    // A low-level server knows no prompts: only its handler could refuse, and that would be the test's own echo.
    tiers: ['highlevel'],
  },
  'prompts:get:unknown-name:inherited': {
    source: [{ at: 'server/prompts#error-handling', tags: ['3f42'] }],
    behavior: 'The server refuses the name of what every object inherits as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
  },
  'prompts:get:disabled': {
    source: [{ at: 'server/prompts#error-handling', tags: ['3f42'] }],
    behavior: 'The server refuses the name of a prompt it has taken off its list as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
  },
  'prompts:get:missing-argument': {
    source: [{ at: 'server/prompts#error-handling', tags: ['95b6', '29b2'] }],
    behavior: 'The server refuses a request without a required argument as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
  },
  'prompts:get:invalid-argument': {
    source: [{ at: 'server/prompts#implementation-considerations', tags: ['c4c1'] }],
    behavior: 'The server refuses an argument that breaks its schema as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
  },
  'prompts:get:invalid-argument:handler-not-run': {
    source: [{ at: 'server/prompts#security', tags: ['c83f'] }],
    behavior: 'The server runs no prompt with arguments that break its schemas.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'prompts:get:ill-typed-argument': {
    source: [
      { at: 'server/prompts#implementation-considerations', tags: ['c4c1'] },
      { at: 'server/prompts#error-handling', tags: ['95b6'] },
    ],
    behavior: 'The server refuses an argument that is no text as invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers an argument that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers an argument that is no text with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'prompts:get:without-name': {
    source: [{ at: 'server/prompts#error-handling', tags: ['95b6', '3f42'] }],
    behavior: 'The server refuses a request that names no prompt as invalid params.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'internal-error',
        sdk: 'v1',
        note: 'answers a request without a name with -32603 and the issues of its validator',
        issue: '#2284',
      },
      {
        pin: 'internal-error',
        sdk: 'v2',
        note: 'answers a request without a name with -32603 and the issues of its validator',
        issue: '#2284',
      },
    ],
  },
  'prompts:get:handler-throws': {
    source: [{ at: 'server/prompts#error-handling', tags: ['95b6', 'b816'] }],
    behavior: 'The server answers a prompt that throws an exception with an internal error.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
  },
  'prompts:get:handler-throws:later-requests': {
    source: ['sdk'],
    behavior: 'The server answers further requests for a prompt that threw an exception.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'prompts:get:handler-protocol-error': {
    source: ['sdk'],
    behavior: 'The server answers with the protocol error that a prompt throws.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      { pin: 'no-data', sdk: 'v1', versions: '<1.23.0', note: 'sends code and message only', issue: '#774' },
    ],
  },
  'prompts:get:updated-handler': {
    source: ['sdk'],
    behavior: 'The server runs the handler that a prompt was last updated with.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
} as const satisfies Area;
