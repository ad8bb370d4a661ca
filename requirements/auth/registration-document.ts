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
  'registration:document:https': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['c745', '93e7'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['c745', '93e7'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents no address without HTTPS as its client id.',
    level: 'must',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:path': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['93e7'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['93e7'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents no address without a path as its client id.',
    level: 'must',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
  },
  'registration:document:fragment': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['a05c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['a05c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents no address with a fragment as its client id.',
    level: 'must',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'presents',
        sdk: 'v1',
        note: 'looks at scheme and path of the address alone, and takes one with a fragment',
      },
      {
        pin: 'presents',
        sdk: 'v2',
        note: 'looks at scheme and path of the address alone, and takes one with a fragment',
      },
    ],
  },
  'registration:document:credentials': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['a05c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['a05c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents no address with a password as its client id.',
    level: 'must',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'presents',
        sdk: 'v1',
        note: 'looks at scheme and path of the address alone, and takes one with a password',
      },
      {
        pin: 'presents',
        sdk: 'v2',
        note: 'looks at scheme and path of the address alone, and takes one with a password',
      },
    ],
  },
  'registration:document:dot-segments': {
    source: [
      { at: 'basic/authorization#implementation-requirements', tags: ['a05c'], in: ['2025-11-25'] },
      {
        at: 'basic/authorization/client-registration#implementation-requirements',
        tags: ['a05c'],
        in: ['2026-07-28'],
      },
    ],
    behavior: 'The client presents no address with dot segments as its client id.',
    level: 'must',
    since: '2025-11-25',
    needs: ['client:document-id'],
    transports: { only: ['http'], because: 'about-transport' },
    divergence: [
      {
        pin: 'presents',
        sdk: 'v1',
        note: 'looks at scheme and path of the address alone, and takes one with dot segments',
      },
      {
        pin: 'presents',
        sdk: 'v2',
        note: 'looks at scheme and path of the address alone, and takes one with dot segments',
      },
    ],
  },
} as const satisfies Area;
