// What the pages on the features of servers ask of the application around them, and of whoever writes their contents.

import type { SetAside } from '../set-aside.ts';

export const server = [
  { at: 'server/resources#https', tags: ['6562', '4b7d'], reason: 'third-party' },
  { at: 'server/resources#security-considerations', tags: ['9c79', 'ecc7'], reason: 'host-policy' },
  {
    at: 'server/tools#user-interaction-model',
    tags: ['e14c', '6205', '53e8', '9645'],
    reason: 'host-policy',
  },
  { at: 'server/tools#tool', tags: ['faa4'], reason: 'host-policy' },
  { at: 'server/tools#tool-names', tags: ['5137', 'a23e', '8298'], reason: 'third-party' },
  { at: 'server/tools#x-mcp-header', tags: ['b30b'], reason: 'third-party' },
  { at: 'server/tools#error-handling', tags: ['cfe4', '98c0'], reason: 'host-policy' },
  {
    at: 'server/tools#security-considerations',
    tags: ['5485', '8199', '1c8d', '371c', 'c6bb', '7302'],
    reason: 'host-policy',
  },
  {
    at: 'server/utilities/completion#implementation-considerations',
    tags: ['eda7', 'ab1f'],
    reason: 'third-party',
  },
  {
    at: 'server/utilities/completion#implementation-considerations',
    tags: ['58a3', '4240'],
    reason: 'host-policy',
  },
  { at: 'server/utilities/completion#implementation-considerations', tags: ['f67b'], reason: 'advice' },
  { at: 'server/utilities/completion#security', tags: ['a323', 'f710', '3b07'], reason: 'host-policy' },
  { at: 'server/utilities/logging', tags: ['5878', '4855'], reason: 'advice' },
  {
    at: 'server/utilities/logging#implementation-considerations',
    tags: ['e7df', '3d3f', '4b0b', '7bfb', '22f2'],
    reason: 'host-policy',
  },
  {
    at: 'server/utilities/logging#implementation-considerations',
    tags: ['17f0', 'c20e', '0a07'],
    reason: 'third-party',
  },
  { at: 'server/utilities/logging#security', tags: ['f952', '6895', '286c'], reason: 'third-party' },
  { at: 'server/utilities/logging#security', tags: ['2cfe', 'ed8c', '465a'], reason: 'host-policy' },
  { at: 'server/utilities/caching#security-considerations', tags: ['6d19'], reason: 'advice' },
  { at: 'server/utilities/caching#security-considerations', tags: ['bb4e', '70ca'], reason: 'host-policy' },
] as const satisfies readonly SetAside[];
