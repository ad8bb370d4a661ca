// What must hold of the class of URI templates that the SDK exports: what it reads off a template, how it fills one in, and
// how large things may be. Finding values in a URI stands in uri-template-match.ts.

import type { Area } from '../model.ts';

export const uriTemplate = {
  'uri-template:asked': {
    source: ['sdk'],
    behavior: 'The SDK tells texts with expressions from texts without.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:parts': {
    source: ['sdk'],
    behavior: 'The template shows its text beside its variables in their order.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:unclosed': {
    source: ['sdk'],
    behavior: 'The SDK refuses a template whose expression does not end.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:limit:length': {
    source: ['sdk'],
    behavior: 'The SDK refuses a template, a value and a URI of more than a million characters.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:limit:expressions': {
    source: ['sdk'],
    behavior: 'The SDK refuses a template of more than ten thousand expressions.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:limit:pattern': {
    source: ['sdk'],
    behavior: 'The SDK refuses to match by a template whose pattern has more than a million characters.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:expand:operators': {
    source: ['sdk'],
    behavior:
      'The template puts a value into each kind of expression with its sign, encoded as the kind wants it.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:expand:signs': {
    source: ['sdk'],
    behavior:
      'The template encodes every sign of a value that RFC 6570 does not let its kind leave as it is.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'as-javascript',
        sdk: 'v1',
        note: "leaves !, ', (, ) and * as they are, and encodes brackets that may stay",
      },
      {
        pin: 'as-javascript',
        sdk: 'v2',
        note: "leaves !, ', (, ) and * as they are, and encodes brackets that may stay",
      },
    ],
  },
  'uri-template:expand:list': {
    source: ['sdk'],
    behavior: 'The template joins the values of a list by commas, or by the sign of an exploded one.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'asterisk-ignored', sdk: 'v1', note: 'joins by the kind of the expression, exploded or not' },
      { pin: 'asterisk-ignored', sdk: 'v2', note: 'joins by the kind of the expression, exploded or not' },
    ],
  },
  'uri-template:expand:several': {
    source: ['sdk'],
    behavior: 'The template puts several values into one expression as it does a single one.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      {
        pin: 'bare',
        sdk: 'v1',
        note: 'joins several values by commas, neither encoded nor signed, and of a list the first',
        issue: '#2633',
      },
      {
        pin: 'bare',
        sdk: 'v2',
        note: 'joins several values by commas, neither encoded nor signed, and of a list the first',
        issue: '#2633',
      },
    ],
  },
  'uri-template:expand:query': {
    source: ['sdk'],
    behavior: 'The template makes a query of the expressions for its beginning and for its continuation.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:expand:query:several': {
    source: ['sdk'],
    behavior: 'The template begins each query expression with the sign of that expression.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'joined', sdk: 'v1', note: 'makes one query of several that open one' },
      { pin: 'joined', sdk: 'v2', note: 'makes one query of several that open one' },
    ],
  },
  'uri-template:expand:absent': {
    source: ['sdk'],
    behavior: 'The template leaves out variables without a value, not those with an empty one.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
  },
  'uri-template:expand:prefix': {
    source: ['sdk'],
    behavior: 'The template shortens a value to the length that its expression names.',
    level: 'own',
    transports: { only: ['memory'], because: 'transport-free' },
    divergence: [
      { pin: 'nothing', sdk: 'v1', note: 'takes the length for a part of the name' },
      { pin: 'nothing', sdk: 'v2', note: 'takes the length for a part of the name' },
    ],
  },
} as const satisfies Area;
