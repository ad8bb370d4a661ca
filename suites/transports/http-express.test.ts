// The Express application that an SDK sets up for a server, and the check of hosts in front of it, asked with raw requests.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CaseContext, expect, type Json, observed, saidOnConsole, verifies } from '#case';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;

const json = { 'content-type': 'application/json' };

/** Tells what became of the body, for whoever stands behind the application. */
const behind: Handler = (request, response) =>
  response.end(JSON.stringify({ body: (request as { body?: Json }).body }));

/** Fails without a trace in the log of the framework. */
const failed = (error: { status?: number }, _request: unknown, response: ServerResponse, _next: unknown) =>
  response.writeHead(error.status ?? 500).end();

/** Asks a handler under any host, or none. */
const asking = ({ site }: CaseContext, handler: Handler) => {
  const { ask } = site((request, response) => {
    const { 'x-host': host, ...rest } = request.headers;
    delete rest.host;
    request.headers = { ...rest, ...(host !== undefined && { host: String(host) }) };
    return handler(request, response, () => response.end('through')) as undefined;
  });
  return (host: string | undefined, init: RequestInit = {}) =>
    ask('/', { ...init, headers: { ...init.headers, ...(host !== undefined && { 'x-host': host }) } });
};

/** The application that these options set up, and what it says on the console meanwhile. */
const settingUp = async (cell: CaseContext, options?: Json) => {
  const hosting = await cell.sdk.hosting();
  const ends: { ask?: ReturnType<typeof asking> } = {};
  const said = await saidOnConsole(() => {
    const application = hosting.application(options);
    application.use(behind);
    application.use(failed);
    ends.ask = asking(cell, application as Handler);
  });
  const ask = ends.ask as ReturnType<typeof asking>;
  const statuses = async (...hosts: string[]) => {
    const seen: number[] = [];
    for (const host of hosts) seen.push((await ask(host)).status);
    return seen;
  };
  return { ask, statuses, said };
};

const refusal = (message: string) => ({
  status: 403,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: { jsonrpc: '2.0', error: { code: -32000, message }, id: null },
});

const local = ['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:80', '[::1]', '[::1]:8080'];
const served = local.map(() => 200);

/** The check alone, in front of a handler that sets headers as Express does. */
const checking = async (cell: CaseContext, hosts?: readonly string[]) => {
  const { onlyHosts, onlyLocalHosts } = await cell.sdk.hosting();
  const auth = await cell.sdk.authServer();
  return asking(cell, auth.application(hosts ? onlyHosts(hosts) : onlyLocalHosts(), behind) as Handler);
};

verifies(
  ['http:express:hosts', 'http:express:hosts:refused'],
  'two hosts of the list are let through with and without a port, another and one below them are refused by name',
  async (cell) => {
    const ask = await checking(cell, ['kitchen.test', '[2001:db8::1]']);

    const through = ['kitchen.test', 'kitchen.test:8080', 'KITCHEN.test', '[2001:db8::1]:3000'];
    for (const host of through) expect((await ask(host)).status).toBe(200);
    expect(await ask('evil.test:8080')).toEqual(refusal('Invalid Host: evil.test'));
    expect(await ask('cellar.kitchen.test')).toEqual(refusal('Invalid Host: cellar.kitchen.test'));
  },
);

verifies('http:express:hosts:missing', 'a request without a host is refused', async (cell) => {
  const ask = await checking(cell, ['kitchen.test']);

  expect(await ask(undefined)).toEqual(refusal('Missing Host header'));
});

verifies('http:express:hosts:invalid', 'a request to a host with spaces is refused', async (cell) => {
  const ask = await checking(cell, ['kitchen.test']);

  expect(await ask('a b c')).toEqual(refusal('Invalid Host header: a b c'));
});

verifies(
  'http:express:local',
  'the application without options and the check of local hosts serve all three local ones and refuse another',
  async (cell) => {
    const { statuses, ask, said } = await settingUp(cell);
    const check = await checking(cell);

    expect(await statuses(...local)).toEqual(served);
    expect(await ask('evil.test')).toEqual(refusal('Invalid Host: evil.test'));
    expect(said).toEqual([]);
    for (const host of local) expect((await check(host)).status).toBe(200);
    expect(await check('evil.test')).toEqual(refusal('Invalid Host: evil.test'));
  },
);

verifies(
  'http:express:local:bound',
  'an application that is bound to any of the three local hosts serves all three and refuses another',
  async (cell) => {
    for (const host of ['127.0.0.1', 'localhost', '::1']) {
      const { statuses } = await settingUp(cell, { host });

      expect(await statuses('localhost', '127.0.0.1', '[::1]', 'evil.test')).toEqual([200, 200, 200, 403]);
    }
  },
);

verifies(
  'http:express:listed',
  'with a list of one host it is served and a local one refused, bound to a local host and to all interfaces alike',
  async (cell) => {
    for (const options of [{}, { host: '0.0.0.0' }, { host: 'kitchen.test' }]) {
      const { statuses, said } = await settingUp(cell, { ...options, allowedHosts: ['kitchen.test'] });

      expect(await statuses('kitchen.test:80', 'localhost')).toEqual([200, 403]);
      expect(said).toEqual([]);
    }
  },
);

verifies(
  'http:express:open',
  'an application that is bound to an address in the network serves any host, without a word',
  async (cell) => {
    const { statuses, said } = await settingUp(cell, { host: '192.168.1.2' });

    expect(await statuses('kitchen.test', 'localhost')).toEqual([200, 200]);
    expect(said).toEqual([]);
  },
);

verifies(
  'http:express:warns',
  'an application that is bound to all interfaces of either kind says which on the console, and serves any host',
  async (cell) => {
    for (const host of ['0.0.0.0', '::']) {
      const { statuses, said } = await settingUp(cell, { host });

      expect(said).toEqual([
        [
          'warn',
          `Warning: Server is binding to ${host} without DNS rebinding protection. ` +
            'Consider using the allowedHosts option to restrict allowed hosts, ' +
            'or use authentication to protect your server.',
        ],
      ]);
      expect(await statuses('kitchen.test')).toEqual([200]);
    }
  },
);

verifies(
  'http:express:parses',
  'the body of a POST that is labelled as JSON is there for whoever comes next, one that is not JSON refused',
  async (cell) => {
    const { ask } = await settingUp(cell);
    const post = (body: string) => ask('localhost', { method: 'POST', headers: json, body });

    expect((await post('{"tea":["green"]}')).body).toBe('{"body":{"tea":["green"]}}');
    expect((await post('{')).status).toBe(400);
  },
);

verifies(
  'http:express:parses:after',
  'a body that is not JSON is refused for its host where that is another',
  async (cell) => {
    const { ask } = await settingUp(cell);
    const answer = await ask('evil.test', { method: 'POST', headers: json, body: '{' });

    observed(answer.status)
      .required((status) => expect(status).toBe(403))
      .divergent('parses-first', (status) => expect(status).toBe(400));
  },
);
