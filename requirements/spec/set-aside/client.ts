// What the pages on roots, sampling and elicitation ask of the application around a client, and of a server's author.

import type { SetAside } from '../set-aside.ts';

export const client = [
  { at: 'client/roots', tags: ['bb26', '0178'], reason: 'advice' },
  {
    at: 'client/roots#security-considerations',
    tags: ['4bb3', '2dd4', '03b5', '41ff', '036e', 'fe29'],
    reason: 'host-policy',
  },
  {
    at: 'client/roots#implementation-guidelines',
    tags: ['1151', '37b0', '7952', 'cddd', '2f39'],
    reason: 'host-policy',
  },
  { at: 'client/roots#implementation-guidelines', tags: ['edc0'], reason: 'advice' },
  { at: 'client/sampling', tags: ['30ae', '4d21'], reason: 'advice' },
  {
    at: 'client/sampling#user-interaction-model',
    tags: ['ddf5', '9965', 'd9a6', 'e7f1'],
    reason: 'host-policy',
  },
  {
    at: 'client/sampling#tool-choice-modes',
    tags: ['26b1', '3bc0'],
    reason: 'third-party',
    note: 'binds the language model',
  },
  { at: 'client/sampling#parallel-tool-use', tags: ['6f56'], reason: 'third-party' },
  {
    at: 'client/sampling#system-prompt',
    tags: ['001f'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the prompt whole; what it gives the language model shows nowhere',
  },
  {
    at: 'client/sampling#context-inclusion',
    tags: ['001f'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler is told which context to include; what it includes shows nowhere',
  },
  { at: 'client/sampling#sampling-parameters', tags: ['4491'], reason: 'host-policy' },
  {
    at: 'client/sampling#sampling-parameters',
    tags: ['e9d1'],
    reason: 'says-may-and-nothing-to-see',
    note: 'the handler gets the parameters whole; what it gives the language model shows nowhere',
  },
  { at: 'client/sampling#model-hints', tags: ['3099'], reason: 'host-policy' },
  {
    at: 'client/sampling#security-considerations',
    tags: ['3e0b', '654e', '18a3', '0ca1', '5411'],
    reason: 'host-policy',
  },
  { at: 'client/elicitation#user-interaction-model', tags: ['41d8', 'fa67', 'af8e'], reason: 'third-party' },
  {
    at: 'client/elicitation#user-interaction-model',
    tags: ['a984', 'ac9d', 'ead4', 'c5f0', '0d6d', '6f5b', '5861'],
    reason: 'host-policy',
  },
  { at: 'client/elicitation#example-request-sensitive-data', tags: ['23a3'], reason: 'host-policy' },
  {
    at: 'client/elicitation#completion-notifications-for-url-mode-elicitation',
    tags: ['e4aa'],
    reason: 'host-policy',
  },
  { at: 'client/elicitation#statefulness', tags: ['14f0', '3374', '51ea', '4dd4'], reason: 'host-policy' },
  { at: 'client/elicitation#url-mode-elicitation-for-oauth-flows', tags: ['0165'], reason: 'host-policy' },
  {
    at: 'client/elicitation#understanding-the-distinction',
    tags: ['03d7', '16ed', 'de33', '43dc'],
    reason: 'host-policy',
  },
  { at: 'client/elicitation#security-considerations', tags: ['9837'], reason: 'third-party' },
  {
    at: 'client/elicitation#security-considerations',
    tags: ['1777', '89eb', '3e0b', 'f87a', '18a3', '255c'],
    reason: 'host-policy',
  },
  {
    at: 'client/elicitation#safe-url-handling',
    tags: ['3b2a', 'eafa', 'd2a3', '9f09', 'e93e'],
    reason: 'third-party',
  },
  {
    at: 'client/elicitation#safe-url-handling',
    tags: ['69d3', '4af8', '2311', 'dc58', 'b7d5', 'fb2f', '78b4'],
    reason: 'host-policy',
  },
  { at: 'client/elicitation#identifying-the-user', tags: ['4746'], reason: 'host-policy' },
  { at: 'client/elicitation#identifying-the-user', tags: ['77b0'], reason: 'advice' },
  { at: 'client/elicitation#form-mode-security', tags: ['0443'], reason: 'third-party' },
  { at: 'client/elicitation#phishing', tags: ['6552', 'f94a', '44d0'], reason: 'host-policy' },
] as const satisfies readonly SetAside[];
