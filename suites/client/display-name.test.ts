// What the SDK says to call a thing in front of a user. No message is involved.

import { expect, verifies } from '#case';

verifies(
  'display-name:precedence',
  'eight things with and without titles are called by the first one that is not empty',
  async ({ sdk, wire }) => {
    const annotations = { title: 'noted' };
    const things = [
      { name: 'named', title: 'titled', annotations },
      { name: 'named', title: 'titled' },
      { name: 'named', title: '', annotations },
      { name: 'named', annotations },
      { name: 'named', title: '', annotations: { title: '' } },
      { name: 'named', annotations: {} },
      { name: 'named', annotations: undefined },
      { name: 'named' },
    ];

    expect(things.map((thing) => sdk.exported.getDisplayName(thing))).toEqual([
      ...['titled', 'titled', 'noted', 'noted'],
      ...['named', 'named', 'named', 'named'],
    ]);
    wire.toRead([]);
  },
);
