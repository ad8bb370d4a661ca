// What must hold of resource templates: how they are registered and listed. Reading what they match stands in
// resources-templates-read.ts.

import type { Area } from '../model.ts';

export const resourcesTemplates = {
  'resources:templates:list': {
    source: [{ at: 'server/resources#resource-templates' }],
    behavior: 'The server lists each of its templates with URI template, name, description and MIME type.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:templates:list:empty': {
    source: [{ at: 'server/resources#resource-templates' }],
    behavior: 'The server that has resources and no template answers with an empty list of templates.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'resources:templates:list:title': {
    source: [{ at: 'server/resources#resource-templates' }, { at: 'schema#resourcetemplate-title' }],
    behavior: 'The server lists a template with its title.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'resources:templates:list:annotations': {
    source: [
      { at: 'server/resources#resource-templates' },
      { at: 'server/resources#annotations', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server lists a template with its audience and its priority.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24.2',
        note: 'loses the annotations of a template',
      },
    ],
  },
  'resources:templates:list:annotations:last-modified': {
    source: [{ at: 'server/resources#annotations' }],
    behavior: 'The server lists a template with the time of its last change.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'without-annotations',
        sdk: 'v1',
        versions: '>=1.23 <1.24.2',
        note: 'loses the annotations of a template',
      },
    ],
  },
  'resources:templates:list:icons': {
    source: [{ at: 'server/resources#resource-templates' }, { at: 'basic/index#icons' }],
    behavior: 'The server lists a template with its icons.',
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
  'resources:templates:list:meta': {
    source: [{ at: 'schema#resourcetemplate-_meta' }, { at: 'basic/index#meta' }],
    behavior: 'The server lists a template with its metadata.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'resources:templates:list:result-meta': {
    source: [
      { at: 'server/resources#resource-templates' },
      { at: 'schema#listresourcetemplatesresult-_meta', in: ['2025-06-18', '2025-11-25', '2026-07-28'] },
    ],
    behavior: 'The server sends its list of templates with metadata of the list.',
    level: 'may',
    tiers: ['lowlevel'],
  },
  'resources:templates:list:alone': {
    source: [{ at: 'server/resources#resource-templates' }, { at: 'server/resources#listing-resources' }],
    behavior: 'The server lists no template among its resources.',
    level: 'must',
    tiers: ['highlevel'],
  },
  'resources:templates:list:current': {
    source: ['sdk'],
    behavior: 'The server lists the templates that are registered at the time of the request.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:templates:list:renamed': {
    source: ['sdk'],
    behavior: 'The server lists a renamed template under its new name alone.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
  },
  'resources:templates:list:renamed:removed': {
    source: ['sdk'],
    behavior: 'The server lists no template that was renamed and then removed.',
    level: 'own',
    tiers: ['highlevel'],
    until: '2026-07-28',
    transports: { only: ['memory', 'http', 'sse', 'stdio'], because: 'outlives-request' },
    divergence: [
      {
        pin: 'still-listed',
        sdk: 'v1',
        note: 'forgets only the first name of a template that was renamed, and goes on listing it',
        issue: '#2723',
      },
      {
        pin: 'still-listed',
        sdk: 'v2',
        note: 'forgets only the first name of a template that was renamed, and goes on listing it',
        issue: '#2723',
      },
    ],
  },
  'resources:templates:list:retitled': {
    source: ['sdk'],
    behavior: 'The server lists a template with the title that it was given last.',
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
  'resources:templates:disabled': {
    source: ['sdk'],
    behavior: 'The server lists neither a disabled template nor what it would list.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      { pin: 'still-listed', sdk: 'v1', note: 'lists a disabled template and its resources', issue: '#2693' },
      { pin: 'still-listed', sdk: 'v2', note: 'lists a disabled template and its resources', issue: '#2693' },
    ],
  },
  'resources:templates:disabled:read': {
    source: ['sdk'],
    behavior: 'The server refuses to read what a disabled template matches.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      { pin: 'still-read', sdk: 'v1', note: 'reads what a disabled template matches', issue: '#2693' },
      {
        pin: 'still-read',
        sdk: 'v2',
        versions: '<2.1',
        note: 'reads what a disabled template matches',
        issue: '#2693',
      },
    ],
  },
  'resources:templates:duplicate': {
    source: ['sdk'],
    behavior: 'The server refuses to register a second template of the same name.',
    level: 'own',
    tiers: ['highlevel'],
  },
} as const satisfies Area;
