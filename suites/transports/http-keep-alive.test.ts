// When a server of Streamable HTTP sends comments on a stream on which nothing else is sent.

import {
  type CaseContext,
  createEventStore,
  expect,
  rawHeaders,
  rawSession,
  readEvents,
  stopClock,
  verifies,
} from '#case';

/** The longest that a timer of Node waits, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Opens the standalone stream of a server with these options and tells how many comments have come on it. */
const listening = async ({ sdk, connect, peer, quiet }: CaseContext, keepAliveMs?: number) => {
  const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, {}, {});
  const options = keepAliveMs === undefined ? {} : { server: { keepAliveMs } };
  const { http } = await connect(server, peer('client'), options);
  const response = await http.fetch(http.url, { headers: rawHeaders(await rawSession(http)) });
  let text = '';
  const reader = response.body?.getReader();
  const read = async (): Promise<void> => {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      text += new TextDecoder().decode(chunk.value);
    }
  };
  read().catch(() => {});
  const comments = async () => {
    await quiet();
    return text.split(': keepalive\n\n').length - 1;
  };
  return { comments, leave: () => reader?.cancel() };
};

verifies(
  'http:keep-alive:default',
  'a silent stream gets its first comment after 15 seconds, its second after 30, not a millisecond before',
  async (cell) => {
    const clock = stopClock(15_000);
    const { comments } = await listening(cell);
    const seen: number[] = [];
    for (const milliseconds of [14_999, 1, 14_999, 1]) {
      clock.advance(milliseconds);
      seen.push(await comments());
    }

    expect(seen).toEqual([0, 1, 1, 2]);
  },
);

verifies(
  'http:keep-alive:longest',
  'an interval of 34 years: the first comment comes when the longest timer ends, not a millisecond before',
  async (cell) => {
    const clock = stopClock();
    const { comments } = await listening(cell, 2 ** 40);
    clock.advance(longest - 1);
    const early = await comments();
    clock.advance(1);

    expect([early, await comments()]).toEqual([0, 1]);
  },
);

verifies(
  'http:keep-alive:off',
  'no comment comes at an interval of zero, of a fraction, of no number, or without end',
  async (cell) => {
    const clock = stopClock();
    const seen: number[] = [];
    for (const keepAliveMs of [0, 0.9, Number.NaN, Number.POSITIVE_INFINITY]) {
      const { comments } = await listening(cell, keepAliveMs);
      clock.advance(longest);
      seen.push(await comments());
    }

    expect(seen).toEqual([0, 0, 0, 0]);
  },
);

verifies(
  'http:keep-alive:ended',
  'a stream that its client leaves: nothing waits any more to send a comment',
  async (cell) => {
    const clock = stopClock(15_000);
    const { leave } = await listening(cell);
    const before = clock.waiting(15_000);
    await leave();
    await cell.quiet();

    expect([before, clock.waiting(15_000)]).toEqual([1, 0]);
  },
);

verifies(
  'http:keep-alive:ended:resumed',
  'a standalone stream that is resumed and left again: nothing waits any more to send a comment',
  async (cell) => {
    const { sdk, connect, peer, quiet } = cell;
    const clock = stopClock(15_000);
    const server = sdk.lowLevel({ name: 'silent', version: '1.0.0' }, { tools: { listChanged: true } }, {});
    const { http, server: connected } = await connect(server, peer('client'), {
      server: { eventStore: createEventStore() },
    });
    const headers = rawHeaders(await rawSession(http));
    const listen = async (after: Record<string, string> = {}) =>
      readEvents(await http.fetch(http.url, { headers: { ...headers, ...after } }));
    const lost = await listen();
    await connected.sendToolListChanged();
    await quiet();
    await lost.leave();
    await quiet();
    const resumed = await listen({ 'last-event-id': lost.events[0]?.id ?? '' });
    await quiet();
    const before = clock.waiting(15_000);
    await resumed.leave();
    await quiet();

    expect([before, clock.waiting(15_000)]).toEqual([1, 0]);
  },
);
