// Middleware around a fetch: how it is composed, and what the one that logs says.

import { type CaseContext, expect, type Json, saidOnConsole, verifies } from '#case';

type Fetch = (input: string | URL, init?: RequestInit) => Promise<Response>;
type Middleware = (next: Fetch) => Fetch;

interface Middlewares {
  applyMiddlewares(...middlewares: Middleware[]): Middleware;
  createMiddleware(handler: (next: Fetch, input: string | URL, init?: RequestInit) => unknown): Middleware;
  withLogging(options?: object): Middleware;
}

/** What wraps a fetch, and a kitchen that is asked with one: its answers have the status that the path names. */
const kitchen = ({ sdk, site }: CaseContext) => {
  const { origin, fetch } = site((request, response) => {
    const status = Number(request.url?.slice(1));
    response.sendDate = false;
    response.writeHead(status, 'Tea', { 'x-tea': 'green', connection: 'close' }).end('tea');
  });
  const lost: Fetch = async () => {
    throw new Error('out of water');
  };
  const at = (status: number): URL => new URL(`/${status}`, origin);
  return { ...(sdk.oauth as unknown as Middlewares), fetch: fetch as Fetch, lost, at };
};

const tellsTime = expect.any(Number);

verifies(
  ['http:middleware:applied', 'http:middleware:created'],
  'two middlewares made of functions: the second sees the request first and the answer last, each what it is given',
  async (cell) => {
    const { applyMiddlewares, createMiddleware, fetch, at } = kitchen(cell);
    const seen: unknown[] = [];
    const passing = (name: string) =>
      createMiddleware(async (next, input, init) => {
        seen.push([name, input, init]);
        const answer = await next(`${input}0`, { ...init, headers: { 'x-from': name } });
        seen.push([name, answer.status]);
        return answer;
      });
    const url = at(20);
    const short = url.href.slice(0, -1);
    const asks = applyMiddlewares(passing('inner'), passing('outer'))(fetch);
    const answer = await asks(short, { method: 'PUT' });

    expect(await answer.text()).toBe('tea');
    expect(seen).toEqual([
      ['outer', short, { method: 'PUT' }],
      ['inner', url.href, { method: 'PUT', headers: { 'x-from': 'outer' } }],
      ['inner', 200],
      ['outer', 200],
    ]);
    const made = createMiddleware((...given) => given)(fetch);
    expect(await (made('https://kitchen.test/', { method: 'PUT' }) as unknown)).toEqual([
      fetch,
      'https://kitchen.test/',
      { method: 'PUT' },
    ]);
  },
);

verifies(
  'http:middleware:applied:none',
  'a fetch that no middleware is applied to is the same function, and asks',
  async (cell) => {
    const { applyMiddlewares, fetch, at } = kitchen(cell);
    const asks = applyMiddlewares()(fetch);

    expect(asks).toBe(fetch);
    expect(await (await asks(at(200))).text()).toBe('tea');
  },
);

verifies(
  ['http:middleware:logging', 'http:middleware:logging:handed-on'],
  'a PUT to an address and a request to a text are logged without headers, their answers come whole',
  async (cell) => {
    const { withLogging, fetch, at } = kitchen(cell);
    const logged: Json[] = [];
    const asks = withLogging({ logger: (line: Json) => logged.push(line) })(fetch);
    const put = await asks(at(200), { method: 'PUT', headers: { 'x-room': 'kitchen' } });
    const got = await asks(at(503).href);

    expect([put.status, await put.text(), got.status, await got.text()]).toEqual([200, 'tea', 503, 'tea']);
    const rest = { statusText: 'Tea', duration: tellsTime };
    expect(logged).toEqual([
      { method: 'PUT', url: at(200).href, status: 200, ...rest },
      { method: 'GET', url: at(503).href, status: 503, ...rest },
    ]);
    expect(logged.filter(({ duration }) => (duration as number) < 0)).toEqual([]);
  },
);

verifies(
  'http:middleware:logging:headers',
  'the headers of a request, of its answer and of one that fails are logged where each is asked for',
  async (cell) => {
    const { withLogging, fetch, lost, at } = kitchen(cell);
    const logged: Json[] = [];
    const logger = ({ requestHeaders, responseHeaders }: Json) => {
      const told = (headers: unknown) => headers && Object.fromEntries(headers as Headers);
      logged.push({ asked: told(requestHeaders), answered: told(responseHeaders) });
    };
    const init = { headers: { 'X-Room': 'kitchen' } };
    const asked = { logger, includeRequestHeaders: true };
    await (await withLogging(asked)(fetch)(at(200), init)).text();
    await (await withLogging({ logger, includeResponseHeaders: true })(fetch)(at(200), init)).text();
    await withLogging(asked)(lost)(at(200), init).catch(() => {});

    const room = { 'x-room': 'kitchen' };
    expect(logged).toEqual([
      { asked: room, answered: undefined },
      { asked: undefined, answered: expect.objectContaining({ 'x-tea': 'green' }) },
      { asked: room, answered: undefined },
    ]);
  },
);

verifies(
  ['http:middleware:logging:level', 'http:middleware:logging:failed'],
  'with a level of 400 an answer of 399 is not logged, one of 400 is, and so is a request that fails as it does',
  async (cell) => {
    const { withLogging, fetch, lost, at } = kitchen(cell);
    const logged: Json[] = [];
    const logging = withLogging({ logger: (line: Json) => logged.push(line), statusLevel: 400 });
    const statuses: number[] = [];
    for (const status of [399, 400]) {
      const answer = await logging(fetch)(at(status));
      await answer.text();
      statuses.push(answer.status);
    }
    const failed = await logging(lost)(at(200), { method: 'DELETE' }).catch((error: unknown) => error);

    expect(statuses).toEqual([399, 400]);
    expect(failed).toEqual(new Error('out of water'));
    expect(logged).toEqual([
      { method: 'GET', url: at(400).href, status: 400, statusText: 'Tea', duration: tellsTime },
      {
        method: 'DELETE',
        url: at(200).href,
        status: 0,
        statusText: 'Network Error',
        duration: tellsTime,
        error: failed,
      },
    ]);
    expect(logged[1]?.error).toBe(failed);
  },
);

/** The lines of a log, without what time tells. */
const untimed = (lines: unknown[][]): unknown[][] =>
  lines.map((line) => line.map((each) => String(each).replace(/\(\d[\d.e-]*ms\)/, '(ms)')));

verifies(
  'http:middleware:logging:console',
  'an answer of 399 is one line on the console, one of 400 and a request that fails are errors, without headers',
  async (cell) => {
    const { withLogging, fetch, lost, at } = kitchen(cell);
    const lines = await saidOnConsole(async () => {
      await (await withLogging()(fetch)(at(399))).text();
      await (await withLogging({})(fetch)(at(400), { headers: { 'x-room': 'kitchen' } })).text();
      await withLogging()(lost)(at(200)).catch(() => {});
    });

    expect(untimed(lines)).toEqual([
      ['log', `HTTP GET ${at(399)} 399 Tea (ms)`],
      ['error', `HTTP GET ${at(400)} 400 Tea (ms)`],
      ['error', `HTTP GET ${at(200)} failed: out of water (ms)`],
    ]);
  },
);

verifies(
  'http:middleware:logging:console:headers',
  'two headers of a request and one of its answer follow the line on the console, of a failure those of the request',
  async (cell) => {
    const { withLogging, fetch, lost, at } = kitchen(cell);
    const init = { headers: { 'x-room': 'kitchen', 'x-cup': 'blue' } };
    const asked = { includeRequestHeaders: true };
    const lines = await saidOnConsole(async () => {
      await (await withLogging(asked)(fetch)(at(200), init)).text();
      await (await withLogging({ includeResponseHeaders: true })(fetch)(at(200), init)).text();
      await withLogging({ ...asked, includeResponseHeaders: true })(lost)(at(200), init).catch(() => {});
    });

    const ofRequest = '\n  Request Headers: {x-cup: blue, x-room: kitchen}';
    const ofAnswer = '\n  Response Headers: {connection: close, transfer-encoding: chunked, x-tea: green}';
    expect(untimed(lines)).toEqual([
      ['log', `HTTP GET ${at(200)} 200 Tea (ms)${ofRequest}`],
      ['log', `HTTP GET ${at(200)} 200 Tea (ms)${ofAnswer}`],
      ['error', `HTTP GET ${at(200)} failed: out of water (ms)${ofRequest}`],
    ]);
  },
);
