// What must hold of listing resources: which ones, and with which fields.

import type { Area } from '../model.ts';

export const resourcesList = {
  'resources:list:basic': {
    source: [{ at: 'server/resources#listing-resources' }, { at: 'server/resources#resource' }],
    behavior: 'The server lists each of its resources with URI, name, description and MIME type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:list:empty': {
    source: [
      {
        at: 'server/resources#listing-resources',
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'server/resources#capabilities', tags: ['cb01'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers with an empty list where it has no resource to show.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:list:directory': {
    source: [{ at: 'server/resources#file', tags: ['edc0'] }],
    behavior: 'The server lists a directory under a file URI with the MIME type of directories.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:list:title': {
    source: [{ at: 'server/resources#resource' }],
    behavior: 'The server lists a resource with its title.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'resources:list:size': {
    source: [
      { at: 'server/resources#resource' },
      { at: 'schema#resource-size', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server lists a resource with its size, zero included.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '>=1.23 <1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'resources:list:annotations': {
    source: [
      { at: 'server/resources#resource' },
      { at: 'server/resources#annotations', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server lists a resource with its audience and its priority.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24.2',
        note: 'loses the annotations of a resource',
        issue: '#946',
      },
    ],
  },
  'resources:list:annotations:last-modified': {
    source: [{ at: 'server/resources#annotations' }],
    behavior: 'The server lists a resource with the time of its last change.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24.2',
        note: 'loses the annotations of a resource',
        issue: '#946',
      },
    ],
  },
  'resources:list:annotations:last-modified:forms': {
    source: [{ at: 'server/resources#annotations' }, { at: 'schema#annotations-lastmodified' }],
    behavior: 'The client takes a time of last change in any form of ISO 8601.',
    level: 'must',
    since: '2025-06-18',
    divergence: [
      {
        pin: 'refused',
        sdk: 'v1',
        versions: '>=1.24.2',
        note: 'refuses the whole list for a time without seconds, a bare date or one in basic form',
      },
      {
        pin: 'refused',
        sdk: 'v2',
        note: 'refuses the whole list for a time without seconds, a bare date or one in basic form',
      },
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24.2',
        note: 'loses the annotations of a resource',
        issue: '#946',
      },
    ],
  },
  'resources:list:icons': {
    source: [{ at: 'server/resources#resource' }, { at: 'basic/index#icons' }],
    behavior: 'The server lists a resource with its icons.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'resources:list:meta': {
    source: [{ at: 'schema#resource-_meta' }, { at: 'basic/index#meta' }],
    behavior: 'The server lists a resource with its metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'resources:list:result-meta': {
    source: [
      { at: 'server/resources#listing-resources' },
      { at: 'schema#listresourcesresult-_meta', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server sends its list of resources with metadata of the list.',
    level: 'may',
    tiers: ['lowlevel'],
  },
  'resources:list:unknown-field': {
    source: ['sdk'],
    behavior: 'The client hands its user the fields of a resource that the specification does not name.',
    level: 'own',
    divergence: [
      {
        pin: 'only-of-the-list',
        sdk: 'v1',
        versions: '>=1.23',
        note: 'keeps unknown fields of the list alone and drops those of its resources and their annotations',
      },
      {
        pin: 'only-of-the-list',
        sdk: 'v2',
        note: 'keeps unknown fields of the list alone and drops those of its resources and their annotations',
      },
    ],
  },
  'resources:list:cache-hints': {
    source: [
      { at: 'server/utilities/caching#cacheable-results', tags: ['ff98'] },
      { at: 'server/utilities/caching#time-to-live-ttl-field', tags: ['265f'] },
      { at: 'server/resources#listing-resources' },
    ],
    behavior: 'The server tells with its list of resources how long it keeps and for whom.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2026-07-28',
  },
  'resources:list:current': {
    source: ['sdk'],
    behavior: 'The server lists the resources that are registered at the time of the request.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:list:moved': {
    source: ['sdk'],
    behavior: 'The server lists a resource that was given another URI under it alone.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:list:moved:removed': {
    source: ['sdk'],
    behavior: 'The server lists no resource that was given another URI and then removed.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'still-listed',
        sdk: 'v1',
        note: 'forgets only the first URI of a resource that was moved, and goes on listing it',
        issue: '#414',
      },
      {
        pin: 'still-listed',
        sdk: 'v2',
        note: 'forgets only the first URI of a resource that was moved, and goes on listing it',
        issue: '#414',
      },
    ],
  },
  'resources:list:renamed': {
    source: ['sdk'],
    behavior: 'The server lists a renamed resource under its new name.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:list:retitled': {
    source: ['sdk'],
    behavior: 'The server lists a resource with the title that it was given last.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-06-18',
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      { pin: 'old-title', sdk: 'v1', note: 'goes on listing the title of the registration' },
      {
        pin: 'old-title',
        sdk: 'v2',
        versions: '<2.4',
        note: 'goes on listing the title of the registration',
      },
    ],
  },
  'resources:list:of-template': {
    source: ['sdk'],
    behavior: 'The server lists the resources that its templates list, after its own.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:list:of-template:inherited': {
    source: ['sdk'],
    behavior: 'The server lists a resource of a template with the fields of the template that it lacks.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'resources:list:of-template:own-fields': {
    source: ['sdk'],
    behavior: 'The server lists a resource of a template with its own fields before those of the template.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'fields-of-template',
        sdk: 'v1',
        versions: '<1.12.2',
        note: 'puts the fields of the template over those of the resource',
        issue: '#573',
      },
    ],
  },
  'resources:list:of-template:fails': {
    source: [
      {
        at: 'server/resources#error-handling',
        tags: ['95b6', '98e9'],
        in: ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'],
      },
      { at: 'server/resources#error-handling', tags: ['bc27'], in: ['2026-07-28'] },
    ],
    behavior: 'The server answers with an internal error where a template fails to list its resources.',
    level: 'should',
    tiers: ['highlevel'],
  },
} as const satisfies Area;
