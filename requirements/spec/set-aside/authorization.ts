// What the pages on authorization ask of authorization servers and of an application's storage. What clients and
// servers do in a flow is never set aside, nor what the authorization handlers of the SDKs do.

import type { SetAside } from '../set-aside.ts';

export const authorization = [
  { at: 'basic/authorization#protocol-requirements', tags: ['8ab7'], reason: 'third-party' },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['9a01', '162a'],
    reason: 'host-policy',
    note: 'whoever publishes the metadata document of a client fills it in',
  },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['a300', '32c4', '278b', 'd44f', '8791'],
    reason: 'third-party',
    note: 'no SDK ships an authorization server that fetches the metadata documents of clients',
  },
  {
    at: 'basic/authorization#implementation-requirements',
    tags: ['bdd3', 'd42a'],
    reason: 'host-policy',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  { at: 'basic/authorization#oauth-grant-types', tags: ['d707'], reason: 'advice' },
  { at: 'basic/authorization#runtime-insufficient-scope-errors', tags: ['2e17'], reason: 'advice' },
  { at: 'basic/authorization#token-handling', tags: ['9210'], reason: 'third-party' },
  {
    at: 'basic/authorization#security-considerations',
    tags: ['0382'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  { at: 'basic/authorization#security-considerations-2', tags: ['30d8'], reason: 'host-policy' },
  { at: 'basic/authorization#security-considerations-2', tags: ['85ec'], reason: 'advice' },
  {
    at: 'basic/authorization#token-theft',
    tags: ['5498'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  {
    at: 'basic/authorization#token-theft',
    tags: ['d323', 'fa36'],
    reason: 'third-party',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  {
    at: 'basic/authorization#authorization-code-protection',
    tags: ['eff6'],
    reason: 'third-party',
    note: 'no SDK ships a provider of OpenID Connect',
  },
  { at: 'basic/authorization#open-redirection', tags: ['5d5d'], reason: 'third-party' },
  { at: 'basic/authorization#client-id-metadata-document-security', tags: ['0535'], reason: 'third-party' },
  { at: 'basic/authorization#authorization-server-abuse-protection', tags: ['8ec1'], reason: 'third-party' },
  {
    at: 'basic/authorization#localhost-redirect-uri-risks',
    tags: ['ee0e', 'a434', 'eeda'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization#trust-policies',
    tags: ['0e64', '460f', '53ac', 'aab6', 'c19d', '5c69'],
    reason: 'third-party',
  },
  { at: 'basic/authorization/index#protocol-requirements', tags: ['8ab7'], reason: 'third-party' },
  { at: 'basic/authorization/index#runtime-insufficient-scope-errors', tags: ['2e17'], reason: 'advice' },
  {
    at: 'basic/authorization/client-registration#implementation-requirements',
    tags: ['9a01', '162a'],
    reason: 'host-policy',
    note: 'whoever publishes the metadata document of a client fills it in',
  },
  {
    at: 'basic/authorization/client-registration#implementation-requirements',
    tags: ['a300', '32c4', '278b', 'd44f', '567c'],
    reason: 'third-party',
    note: 'no SDK ships an authorization server that fetches the metadata documents of clients',
  },
  {
    at: 'basic/authorization/security-considerations#token-theft',
    tags: ['5498'],
    reason: 'host-policy',
    note: 'tokens lie where the provider of the application puts them',
  },
  {
    at: 'basic/authorization/security-considerations#token-theft',
    tags: ['d323', 'fa36'],
    reason: 'third-party',
    note: 'the provider behind the handlers of an SDK issues the tokens',
  },
  {
    at: 'basic/authorization/security-considerations#authorization-code-protection',
    tags: ['eff6'],
    reason: 'third-party',
    note: 'no SDK ships a provider of OpenID Connect',
  },
  {
    at: 'basic/authorization/security-considerations#open-redirection',
    tags: ['5d5d'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#client-id-metadata-document-security',
    tags: ['0535'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#authorization-server-abuse-protection',
    tags: ['8ec1'],
    reason: 'third-party',
  },
  {
    at: 'basic/authorization/security-considerations#localhost-redirect-uri-risks',
    tags: ['ee0e', 'a434', 'eeda'],
    reason: 'third-party',
  },
  { at: 'basic/authorization/security-considerations#trust-policies', tags: ['9e97'], reason: 'third-party' },
] as const satisfies readonly SetAside[];
