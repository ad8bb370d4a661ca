// What must hold of the icons that a client hands to its user: where they may lie, and who asks for them.

import type { Area } from '../model.ts';

export const icons = {
  'icons:scheme:unsafe': {
    source: [{ at: 'basic/index#icons', tags: ['4135'] }],
    behavior: 'The client hands on no icon whose URI has an unsafe scheme.',
    level: 'must',
    since: '2025-11-25',
    divergence: [
      { pin: 'handed-on', sdk: 'v1', note: 'hands on every icon, and leaves the check to the application' },
      { pin: 'handed-on', sdk: 'v2', note: 'hands on every icon, and leaves the check to the application' },
    ],
  },
  'icons:scheme:allowed': {
    source: [{ at: 'basic/index#icons', tags: ['1707'] }],
    behavior: 'The client hands on only icons at HTTPS or data URIs.',
    level: 'must',
    since: '2025-11-25',
    divergence: [
      { pin: 'handed-on', sdk: 'v1', note: 'hands on every icon, and leaves the check to the application' },
      { pin: 'handed-on', sdk: 'v2', note: 'hands on every icon, and leaves the check to the application' },
    ],
  },
  'icons:origin': {
    source: [{ at: 'basic/index#icons', tags: ['3aad'] }],
    behavior: 'The client hands on no icon from another origin than that of its server.',
    level: 'must',
    since: '2025-11-25',
    // Over any other transport a server has no origin.
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      { pin: 'handed-on', sdk: 'v1', note: 'hands on every icon, and leaves the check to the application' },
      { pin: 'handed-on', sdk: 'v2', note: 'hands on every icon, and leaves the check to the application' },
    ],
  },
  'icons:not-fetched': {
    source: [{ at: 'basic/index#icons', tags: ['5786', '5230', '8918'] }],
    behavior: 'The client asks no host for an icon.',
    level: 'must',
    since: '2025-11-25',
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
