// What must hold of the optional fields of what a server lists: all of them at once, and each in its empty form.

import type { Area } from '../model.ts';

export const fieldsListed = {
  'fields:listed:tool': {
    source: [{ at: 'schema#tool' }],
    behavior: 'The server lists a tool with every optional field.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        tier: 'lowlevel',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
    ],
  },
  'fields:listed:tool:empty': {
    source: [{ at: 'schema#tool' }],
    behavior: 'The server lists a tool with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:listed:prompt': {
    source: [{ at: 'schema#prompt' }],
    behavior: 'The server lists a prompt with every optional field.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        tier: 'lowlevel',
        note: 'loses the theme of an icon',
        issue: '#1290',
      },
      {
        pin: 'without-argument-description',
        sdk: 'v1',
        versions: '<1.25',
        tier: 'highlevel',
        note: 'loses the description of an argument',
        issue: '#1277',
      },
    ],
  },
  'fields:listed:prompt:empty': {
    source: [{ at: 'schema#prompt' }],
    behavior: 'The server lists a prompt with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:listed:resource': {
    source: [{ at: 'schema#resource' }],
    behavior: 'The server lists a resource with every optional field.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-theme',
        sdk: 'v1',
        versions: '<1.25',
        note: 'loses the theme of an icon and the size of a resource',
      },
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '>=1.25 <1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'fields:listed:resource:empty': {
    source: [{ at: 'schema#resource' }],
    behavior: 'The server lists a resource with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
    divergence: [
      {
        pin: 'without-size',
        sdk: 'v1',
        versions: '<1.29',
        note: 'loses the size of a resource',
        issue: '#1573',
      },
    ],
  },
  'fields:listed:template': {
    source: [{ at: 'schema#resourcetemplate' }],
    behavior: 'The server lists a template with every optional field.',
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
  'fields:listed:template:empty': {
    source: [{ at: 'schema#resourcetemplate' }],
    behavior: 'The server lists a template with optional fields in their empty forms.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-11-25',
  },
  'fields:listed:tool:execution': {
    source: [{ at: 'schema#tool-execution' }],
    behavior: 'The server lists how a tool is executed.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-11-25',
    until: '2026-07-28',
  },
  'fields:listed:tool:icons': {
    source: [{ at: 'schema#tool-icons' }, { at: 'schema#icon' }],
    behavior: 'The server lists the icons that a tool was registered with.',
    level: 'may',
    tiers: ['highlevel'],
    since: '2025-11-25',
    needs: ['highlevel:icons'],
  },
  'fields:listed:unknown': {
    source: ['sdk'],
    behavior: 'The client drops fields of a listed tool that no revision knows.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-11-25',
  },
} as const satisfies Area;
