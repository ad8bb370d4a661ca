// When a client presents the address of its metadata document instead of registering.

import type { Area } from '../model.ts';

export const registrationDocument = {
  'registration:document:used': {
    source: [
      { at: 'basic/authorization#overview', tags: ['8e9a'], in: ['2025-11-25'] },
      { at: 'basic/authorization#client-id-metadata-documents', tags: ['d928'], in: ['2025-11-25'] },
      { at: 'basic/authorization/index#overview', tags: ['8e9a'], in: ['2026-07-28'] },
      {
        at: 'basic/authorization/client-registration#client-id-metadata-documents',
        tags: ['0243'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents the address of its metadata document as its client id.',
    level: 'should',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:checked': {
    source: [
      { at: 'basic/authorization#discovery', tags: ['1cf0'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#advertising-cimd-support',
        tags: ['1cf0'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents the address of a document only where the server says that it takes one.',
    level: 'should',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:fallback': {
    source: [
      { at: 'basic/authorization#discovery', tags: ['9cf3'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#advertising-cimd-support',
        tags: ['9cf3'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client falls back to a registration where the server takes no document.',
    level: 'may',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:kept': {
    source: ['sdk'],
    behavior: 'The client hands the address that it used as client id to its application.',
    level: 'own',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:no-registration': {
    source: ['sdk'],
    behavior: 'The client with a document needs no endpoint for registrations.',
    level: 'own',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
} as const satisfies Area;
