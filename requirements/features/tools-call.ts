// What must hold of calling a tool: what goes in, every kind of content that comes out, every way to fail.

import type { Area } from '../model.ts';

export const toolsCall = {
  'tools:call:arguments': {
    source: [{ at: 'server/tools#calling-tools' }],
    behavior: 'The server passes the arguments of a call to its tool unchanged.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:arguments:defaults': {
    source: ['sdk'],
    behavior: 'The server fills in the defaults of an input schema before it runs the tool.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'tools:call:arguments:transformed': {
    source: ['sdk'],
    behavior: 'The server hands a tool what its input schema makes of the arguments.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'tools:call:no-arguments': {
    source: [
      { at: 'server/tools#calling-tools' },
      { at: 'schema#calltoolrequest', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server runs a tool that is called without arguments.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:no-arguments:all-optional': {
    source: [
      { at: 'server/tools#calling-tools' },
      { at: 'schema#calltoolrequest', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server runs a tool without required arguments that is called without any.',
    level: 'must',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '<1.21',
        note: 'refuses the missing arguments as invalid params: a client has to send an empty object',
        issue: '#400',
      },
      {
        pin: 'is-error-result',
        sdk: 'v1',
        versions: '>=1.21 <1.32',
        note: 'answers the missing arguments with a validation failure marked isError: a client has to send an empty object',
        issue: '#400',
      },
    ],
  },
  'tools:call:content:text': {
    source: [{ at: 'server/tools#text-content' }],
    behavior: 'The server returns the text content of a tool.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:content:image': {
    source: [{ at: 'server/tools#image-content' }],
    behavior: 'The server returns the image content of a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:content:audio': {
    source: [{ at: 'server/tools#audio-content' }],
    behavior: 'The server returns the audio content of a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    needs: ['content:audio'],
  },
  'tools:call:content:resource-link': {
    source: [{ at: 'server/tools#resource-links', tags: ['c021'] }],
    behavior: 'The server returns a link to a resource from a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['content:resource-link'],
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '>=1.23 <1.29',
        note: 'loses the size of the linked resource',
        issue: '#1573',
      },
    ],
  },
  'tools:call:content:embedded-resource': {
    source: [
      { at: 'server/tools#embedded-resources', tags: ['1fa1'], in: ['2024-11-05', '2025-03-26'] },
      {
        at: 'server/tools#embedded-resources',
        tags: ['751f'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server returns an embedded text resource from a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:content:embedded-blob': {
    source: [
      { at: 'server/tools#embedded-resources', tags: ['1fa1'], in: ['2024-11-05', '2025-03-26'] },
      {
        at: 'server/tools#embedded-resources',
        tags: ['751f'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server returns an embedded binary resource from a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:content:mixed': {
    source: [{ at: 'server/tools#tool-result' }],
    behavior: 'The server returns several content items of a tool in their order.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:content:annotations': {
    source: [{ at: 'server/tools#tool-result' }, { at: 'server/resources#annotations' }],
    behavior: 'The server returns the annotations of every content item of a tool.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['content:audio', 'content:resource-link'],
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24',
        note: 'loses the annotations of content',
      },
    ],
  },
  'tools:call:structured-content': {
    source: [{ at: 'server/tools#structured-content' }],
    behavior: 'The server returns the structured content of a tool beside its other content.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    needs: ['lowlevel:output-schema', 'highlevel:output-schema'],
  },
  'tools:call:structured-content:any-value': {
    source: [{ at: 'server/tools#structured-content' }],
    behavior: 'The server returns structured content of every kind of JSON value.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'tools:call:is-error': {
    source: [
      { at: 'server/tools#error-handling' },
      {
        at: 'schema#calltoolresult-iserror',
        tags: ['738c'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server reports the failure of a tool in a result that is marked as an error.',
    level: 'should',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:handler-throws': {
    source: [
      { at: 'server/tools#error-handling' },
      {
        at: 'schema#calltoolresult-iserror',
        tags: ['738c'],
        in: ['2025-06-18', '2025-11-25', '2026-07-28'],
      },
    ],
    behavior: 'The server turns an exception of a tool into a result that is marked as an error.',
    level: 'should',
    tiers: ['highlevel'],
  },
  'tools:call:handler-throws:later-calls': {
    source: ['sdk'],
    behavior: 'The server answers further calls to a tool that threw an exception.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'tools:call:handler-protocol-error': {
    source: ['sdk'],
    behavior:
      'The server turns a protocol error that a tool throws into a result that is marked as an error.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'tools:call:updated-handler': {
    source: ['sdk'],
    behavior: 'The server runs the handler that a tool was last updated with.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'tools:call:unknown-name': {
    source: [{ at: 'server/tools#error-handling' }],
    behavior: 'The server answers a call to a tool it does not list with a protocol error.',
    level: 'must',
    // A low-level server knows no tools: only its handler could refuse, and that would be the test's own echo.
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'is-error-result',
        sdk: 'v1',
        versions: '>=1.21',
        note: 'answers a call to an unknown tool with a result marked isError instead of a protocol error',
        issue: '#1510',
      },
    ],
  },
  'tools:call:disabled': {
    source: [{ at: 'server/tools#error-handling' }],
    behavior: 'The server answers a call to a tool it has taken off its list with a protocol error.',
    level: 'must',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'is-error-result',
        sdk: 'v1',
        versions: '>=1.21',
        note: 'answers a call to a disabled tool with a result marked isError instead of a protocol error',
        issue: '#1510',
      },
    ],
  },
  'tools:call:malformed': {
    source: [{ at: 'server/tools#error-handling' }],
    behavior: 'The server answers a call without a tool name with a protocol error.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'tools:call:invalid-arguments': {
    source: [{ at: 'server/tools#error-handling' }],
    behavior: 'The server answers arguments that break the input schema with a protocol error.',
    level: 'must',
    tiers: ['highlevel'],
    until: '2025-11-25',
    divergence: [
      {
        pin: 'is-error-result',
        sdk: 'v1',
        versions: '>=1.21 <1.24',
        note: 'answers invalid arguments with a result marked isError, ahead of the revision that asks for it',
        issue: '#2162',
      },
    ],
  },
  'tools:call:input-validation': {
    source: [{ at: 'server/tools#error-handling' }],
    behavior: 'The server answers arguments that break the input schema with a result marked as an error.',
    level: 'must',
    tiers: ['highlevel'],
    since: '2025-11-25',
    supersedes: 'tools:call:invalid-arguments',
  },
  'tools:call:input-validation:handler-not-run': {
    source: [{ at: 'server/tools#security-considerations', tags: ['ad10'] }],
    behavior: 'The server runs no tool with arguments that break its input schema.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'tools:call:concurrent': {
    source: ['sdk'],
    behavior: 'The server runs two calls of one connection at the same time.',
    level: 'own',
    tiers: ['lowlevel', 'highlevel'],
  },
  'tools:call:concurrent:routing': {
    source: [
      { at: 'basic/messages#responses', tags: ['43a6'], in: ['2024-11-05'] },
      { at: 'basic/index#responses', tags: ['43a6'], in: ['2025-03-26', '2025-06-18'] },
      { at: 'basic/index#result-responses', tags: ['b48d'], in: ['2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server answers each of two concurrent calls with its own result.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
} as const satisfies Area;
