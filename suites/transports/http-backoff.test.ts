// When a client of Streamable HTTP comes back to a stream that it lost, and when it gives up. The clock stands still until
// a test moves it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answered,
  barrier,
  type CaseContext,
  createEventStore,
  expect,
  minute,
  never,
  observed,
  settled,
  stopClock,
  suiteClientIdentity,
  text,
  verifies,
} from '#case';

const identity = { name: 'storing', version: '1.0.0' };
const capabilities = { tools: { listChanged: true } };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };
const done = { content: [text('done')] };

const growing = {
  initialReconnectionDelay: minute,
  reconnectionDelayGrowFactor: 2,
  maxReconnectionDelay: 3 * minute,
  maxRetries: 3,
};

/** The standalone streams of a client, and what the host does about every GET after the first. */
const hosting = (later: (response: ServerResponse) => boolean = () => false) => {
  const streams: ServerResponse[] = [];
  const after: unknown[] = [];
  const answer = ({ method, headers }: IncomingMessage, response: ServerResponse) => {
    if (method !== 'GET') return false;
    streams.push(response);
    after.push(headers['last-event-id']);
    return streams.length > 1 && later(response);
  };
  return { streams, after, answer };
};

const refusing = (response: ServerResponse): boolean => {
  response.writeHead(503).end();
  return true;
};

/** A client whose standalone stream has broken, and what it reports. */
const broken = async (
  { sdk, connect, quiet }: CaseContext,
  native: Record<string, unknown>,
  later?: (response: ServerResponse) => boolean,
) => {
  const clock = stopClock();
  const errors: Error[] = [];
  const { streams, after, answer } = hosting(later);
  const client = sdk.client(suiteClientIdentity, { onerror: (error) => errors.push(error) });
  const { server } = await connect(sdk.lowLevel(identity, capabilities, listed), client, {
    client: native,
    answer,
  });
  streams[0]?.destroy();
  await quiet();
  const advance = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await quiet();
    return streams.length;
  };
  return { client, server, errors, streams, after, advance };
};

verifies(
  ['http:backoff:delays', 'http:backoff:gives-up', 'http:backoff:gives-up:reported'],
  'refused attempts come after one, two and three minutes, then a report and in an hour no other',
  async (cell) => {
    const { errors, advance } = await broken(cell, { reconnectionOptions: growing }, refusing);
    const counts = [
      await advance(minute - 1),
      await advance(1),
      await advance(2 * minute - 1),
      await advance(1),
      await advance(3 * minute - 1),
    ];
    const before = errors.length;
    const last = await advance(1);
    const reports = errors.slice(before).map(({ message }) => message);

    expect([...counts, last, await advance(60 * minute)]).toEqual([1, 2, 2, 3, 3, 4, 4]);
    // That it gives up is reported beside the attempt that failed.
    expect(reports.at(-1)).toMatch(/\b3\b/);
    expect(reports.at(-1)).not.toMatch(/503|Failed/);
  },
);

verifies(
  'http:backoff:none',
  'a client that may not come back reports twice what it lost and in an hour never asks for it',
  async (cell) => {
    const reconnectionOptions = { ...growing, maxRetries: 0 };
    const { errors, advance } = await broken(cell, { reconnectionOptions });

    expect(await advance(60 * minute)).toBe(1);
    expect(errors.length).toBe(2);
  },
);

verifies(
  'http:backoff:endless',
  'a standalone stream, played by hand, that ends at once after every attempt is asked for three times',
  async (cell) => {
    const { advance } = await broken(cell, { reconnectionOptions: growing }, (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
      return true;
    });
    const counts: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) counts.push(await advance(3 * minute));

    observed(counts)
      .required((streams) => expect(streams).toEqual([2, 3, 4, 4, 4]))
      .divergent('goes-on', (streams) => expect(streams).toEqual([2, 3, 4, 5, 6]))
      .divergent('never-comes-back', (streams) => expect(streams).toEqual([2, 2, 2, 2, 2]));
  },
);

verifies(
  'http:backoff:standalone',
  'a minute after the standalone stream broke it is asked for after no event, a changed list comes on it',
  async ({ sdk, connect, quiet }) => {
    const clock = stopClock();
    let changes = 0;
    const { streams, after, answer } = hosting();
    const client = sdk.client(suiteClientIdentity, {
      notifications: {
        'notifications/tools/list_changed': () => {
          changes += 1;
        },
      },
    });
    const { server } = await connect(sdk.lowLevel(identity, capabilities, listed), client, {
      client: { reconnectionOptions: growing },
      answer,
    });
    streams[0]?.destroy();
    await quiet();
    clock.advance(minute);
    await quiet();
    await server.sendToolListChanged();
    await quiet();

    expect(after).toEqual([undefined, undefined]);
    expect(changes).toBe(1);
  },
);

verifies(
  'http:backoff:no-event-id',
  'an hour after the stream of a call broke before any event with an id no GET has asked for it',
  async (cell) => {
    const clock = stopClock();
    const started = barrier(2);
    const go = barrier(2);
    const posts: ServerResponse[] = [];
    const { after, answer } = hosting();
    const errors: Error[] = [];
    const server = cell.sdk.lowLevel(identity, capabilities, {
      'tools/list': never('nobody lists here'),
      'tools/call': async (_request, { notify }) => {
        await notify('notifications/progress', { progressToken: 'steps', progress: 1 });
        await started.arrive();
        await go.arrive();
        return done;
      },
    });
    const client = cell.sdk.client(suiteClientIdentity, { onerror: (error) => errors.push(error) });
    await cell.connect(server, client, {
      client: { reconnectionOptions: growing },
      answer: (request, response) => {
        if (request.method === 'POST') posts.push(response);
        return answer(request, response);
      },
    });
    const over = new AbortController();
    const call = client.callTool({ name: 'work' }, { timeout: 600 * minute, signal: over.signal });
    call.catch(() => {});
    await started.arrive();
    await cell.quiet();
    const before = errors.length;
    posts.at(-1)?.destroy();
    await cell.quiet();
    clock.advance(60 * minute);
    await cell.quiet();

    expect(after).toEqual([undefined]);
    expect(errors.length - before).toBe(1);
    over.abort();
    await settled(call);
    await go.arrive();
  },
);

/** A scheduler as users write one: it keeps what it is to do, and when and for the how manieth time. */
const scheduling = () => {
  const jobs: { run: () => void; delay: number; attempt: number; cancelled: boolean }[] = [];
  const reconnectionScheduler = (run: () => void, delay: number, attempt: number) => {
    const job = { run, delay, attempt, cancelled: false };
    jobs.push(job);
    return () => {
      job.cancelled = true;
    };
  };
  return { jobs, reconnectionScheduler };
};

verifies(
  ['http:backoff:scheduler', 'http:backoff:defaults'],
  'a scheduler is told of one second, after a refused attempt of one and a half, after another of nothing',
  async (cell) => {
    const { jobs, reconnectionScheduler } = scheduling();
    const { streams, errors } = await broken(cell, { reconnectionScheduler }, refusing);
    const idle = streams.length;
    jobs[0]?.run();
    await cell.quiet();
    jobs[1]?.run();
    await cell.quiet();

    expect(idle).toBe(1);
    expect(streams.length).toBe(3);
    expect(jobs.map(({ delay, attempt }) => [delay, attempt])).toEqual([
      [1000, 0],
      [1500, 1],
    ]);
    expect(errors.at(-1)?.message).toMatch(/\b2\b/);
  },
);

verifies(
  'http:backoff:scheduler:cancelled',
  'what was scheduled is cancelled when the client closes, and does nothing when it runs all the same',
  async (cell) => {
    const { jobs, reconnectionScheduler } = scheduling();
    const { client, streams } = await broken(cell, { reconnectionScheduler });
    const before = jobs.map(({ cancelled }) => cancelled);
    await client.close();
    jobs[0]?.run();
    await cell.quiet();

    expect(before).toEqual([false]);
    expect(jobs.map(({ cancelled }) => cancelled)).toEqual([true]);
    expect(streams.length).toBe(1);
  },
);

/** A server that stores events, whose call announces a step and is done once it may be. */
const storing = async ({ sdk, connect }: CaseContext) => {
  const store = createEventStore();
  const started = barrier(2);
  const go = barrier(2);
  const { streams, after, answer } = hosting();
  let calls = 0;
  const server = sdk.lowLevel(identity, capabilities, {
    'tools/list': never('nobody lists here'),
    'tools/call': async ({ params }, { notify }) => {
      calls += 1;
      await notify('notifications/progress', { progressToken: params._meta.progressToken, progress: 1 });
      await started.arrive();
      await go.arrive();
      return done;
    },
  });
  const client = sdk.client(suiteClientIdentity);
  const { http } = await connect(server, client, { server: { eventStore: store }, answer });
  return { client, http, store, started, go, streams, after, calls: () => calls };
};

/** The ids that messages, and what primes a stream, are stored under, from the first of these streams on. */
const idsOf = ({ events }: ReturnType<typeof createEventStore>, id: string | undefined) => {
  const stream = events.find((event) => event.id === id)?.streamId;
  return events.filter(({ streamId }) => streamId === stream).map((event) => event.id);
};

verifies(
  'http:backoff:token:told',
  'the user of a call is told the id of every event on its stream, in order',
  async (cell) => {
    const { client, store, started, go } = await storing(cell);
    const tokens: string[] = [];
    const call = client.callTool(
      { name: 'work' },
      { onprogress: () => {}, onresumptiontoken: (token) => tokens.push(token) },
    );
    await started.arrive();
    await go.arrive();
    await call;

    expect(tokens.length).toBeGreaterThan(1);
    expect(tokens).toEqual(idsOf(store, tokens[0]));
  },
);

verifies(
  'http:backoff:token:resumes',
  'a call under the id of an event before the result is answered by that result, and no handler runs again',
  async (cell) => {
    const { client, store, started, go, after, calls } = await storing(cell);
    const call = client.callTool({ name: 'work' }, { onprogress: () => {} });
    await started.arrive();
    await go.arrive();
    await call;
    const [token] = idsOf(store, store.events.at(-1)?.id).slice(-2);
    const again = await settled(client.callTool({ name: 'work' }, { resumptionToken: token ?? 'none' }));

    expect(again).toEqual(answered(done));
    expect(after).toEqual([undefined, token]);
    expect(calls()).toBe(1);
  },
);

verifies(
  ['http:backoff:resume-stream', 'http:backoff:resume-stream:told'],
  'resuming the stream of a call after an event that is named asks for what came after it and tells its ids',
  async (cell) => {
    const { client, http, store, started, go, after } = await storing(cell);
    const call = client.callTool({ name: 'work' }, { onprogress: () => {} });
    await started.arrive();
    await go.arrive();
    await call;
    const ids = idsOf(store, store.events.at(-1)?.id);
    const tokens: string[] = [];
    await http.link.resumeStream?.(ids.at(-2) ?? 'none', {
      onresumptiontoken: (token) => tokens.push(token),
    });
    await cell.quiet();

    expect(after).toEqual([undefined, ids.at(-2)]);
    expect(tokens).toEqual(ids.slice(-1));
  },
);
