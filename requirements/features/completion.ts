// What must hold of suggesting values for the arguments of prompts and the variables of resource templates.

import type { Area } from '../model.ts';

export const completion = {
  'completion:prompt': {
    source: [
      { at: 'server/utilities/completion#requesting-completions' },
      { at: 'server/utilities/completion#reference-types' },
      { at: 'server/utilities/completion#completerequest' },
    ],
    behavior: 'The server suggests values for an argument of a prompt.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'completion:resource-template': {
    source: [
      { at: 'server/utilities/completion#requesting-completions' },
      { at: 'server/utilities/completion#reference-types' },
    ],
    behavior: 'The server suggests values for a variable of a resource template.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
  },
  'completion:context': {
    source: [
      { at: 'server/utilities/completion#requesting-completions' },
      { at: 'server/utilities/completion#completerequest' },
    ],
    behavior: 'The server suggests values with the arguments in view that are settled already.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-06-18',
  },
  'completion:ref:title': {
    source: [{ at: 'schema#promptreference' }],
    behavior: 'The server hands its handler the title of the prompt that is referred to.',
    level: 'may',
    tiers: ['lowlevel'],
    since: '2025-06-18',
    divergence: [
      {
        pin: 'no-title',
        sdk: 'v1',
        versions: '>=1.22.0',
        note: 'keeps type and name of the reference alone',
      },
      { pin: 'no-title', sdk: 'v2', note: 'keeps type and name of the reference alone' },
    ],
  },
  'completion:result:fields': {
    source: [
      { at: 'server/utilities/completion#completion-results' },
      { at: 'server/utilities/completion#completeresult' },
    ],
    behavior: 'The server says how many values there are, and whether it keeps some back.',
    level: 'may',
    tiers: ['lowlevel', 'highlevel'],
  },
  'completion:result:limit': {
    source: [
      { at: 'server/utilities/completion#completion-results' },
      { at: 'server/utilities/completion#completeresult' },
    ],
    behavior: 'The server sends a hundred values at most.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [
      { pin: 'sends-all', sdk: 'v1', tier: 'lowlevel', note: 'sends whatever its handler returns' },
      { pin: 'sends-all', sdk: 'v2', tier: 'lowlevel', note: 'sends whatever its handler returns' },
      {
        pin: 'breaks-schema',
        sdk: 'v2',
        tier: 'lowlevel',
        revisions: ['2026-07-28'],
        note: 'sends whatever its handler returns, although the schema sets a limit from this revision on',
        violation: {
          message: 'completion/complete result',
          pointer: '/result/completion/values',
          keyword: 'maxItems',
        },
      },
    ],
  },
  'completion:result:none': {
    source: ['sdk'],
    behavior: 'The server says of a completer that found nothing that there are no values in all.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:capability': {
    source: [{ at: 'server/utilities/completion#capabilities', tags: ['3a33'] }],
    behavior: 'The server declares that it completes arguments.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    since: '2025-03-26',
    divergence: [
      {
        pin: 'undeclared',
        sdk: 'v1',
        versions: '<1.12.2',
        tier: 'highlevel',
        note: 'completes, and declares no completions',
        issue: '#546',
      },
    ],
  },
  'completion:capability:absent': {
    source: ['sdk'],
    behavior: 'The server with prompts and templates that complete nothing declares no completions.',
    level: 'own',
    tiers: ['highlevel'],
    since: '2025-03-26',
    divergence: [
      {
        pin: 'declared',
        sdk: 'v1',
        versions: '>=1.12.2 <1.25.0',
        note: 'declares completions with the first prompt or resource, whether it completes or not',
        issue: '#1024',
      },
    ],
  },
  'completion:capability:undeclared': {
    source: ['sdk'],
    behavior: 'The server takes no handler for completions that it does not declare.',
    level: 'own',
    tiers: ['lowlevel'],
    since: '2025-03-26',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'built',
        sdk: 'v1',
        versions: '<1.22.0',
        note: 'checks the capability of every other handler, and takes this one',
      },
    ],
  },
  'completion:unknown-argument': {
    source: ['sdk'],
    behavior: 'The server suggests nothing for an argument or a variable that does not exist.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:not-completable': {
    source: ['sdk'],
    behavior: 'The server suggests nothing for an argument or a variable without a completer.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:fixed-resource': {
    source: ['sdk'],
    behavior: 'The server suggests nothing for a resource at a fixed URI.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'completion:optional-argument': {
    source: ['sdk'],
    behavior: 'The server suggests values for an argument whose completable schema was made optional.',
    level: 'own',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'no-values',
        sdk: 'v1',
        note: 'looks for the completer in front of what makes the schema optional, and suggests nothing',
      },
    ],
  },
  'completion:client:partial': {
    source: [{ at: 'server/utilities/completion#implementation-considerations', tags: ['ada6'] }],
    behavior: 'The client takes suggestions that come without count, without more, or without any value.',
    level: 'should',
  },
  'completion:client:request': {
    source: [
      { at: 'server/utilities/completion#requesting-completions' },
      { at: 'server/utilities/completion#completerequest' },
    ],
    behavior: 'The client sends reference, argument and context as its user gave them.',
    level: 'must',
    since: '2025-06-18',
  },
  'completion:client:limit': {
    source: ['sdk'],
    behavior: 'The client refuses more than a hundred suggestions.',
    level: 'own',
  },
  'completion:client:envelope': {
    source: [{ at: 'server/utilities/completion', tags: ['c01d'] }],
    behavior: 'The client sends the metadata of a request along with what is to be completed.',
    level: 'must',
    since: '2026-07-28',
  },
} as const satisfies Area;
