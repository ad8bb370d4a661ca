// Requests of a client of Streamable HTTP that are redirected.

import { askedHosts, expect, settled, suiteClientIdentity, verifies, type Wire } from '#case';

const plain = { name: 'plain', version: '1.0.0' };

const pathsIn = ({ records }: Wire): unknown[] =>
  records.flatMap((record) => (record.kind === 'request' ? [[record.over.kind, record.path]] : []));

verifies(
  'http:redirect:same-origin',
  'every POST and the GET that are redirected, by hand, to another path are sent there, a ping is answered',
  async ({ sdk, connect, wire }) => {
    const { client } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      answer: (request, response) => {
        if (request.url !== '/mcp') return false;
        response.writeHead(307, { location: '/moved' }).end();
        return true;
      },
    });

    expect(await client.ping()).toEqual({});
    const moved = pathsIn(wire).filter((each) => (each as unknown[])[1] === '/moved');
    expect(moved).toEqual([
      ['POST', '/moved'],
      ['POST', '/moved'],
      ['GET', '/moved'],
      ['POST', '/moved'],
    ]);
  },
);

verifies(
  'http:redirect:other-origin',
  'connecting fails that is redirected, by hand, to another host, which is never asked',
  async ({ sdk, connect, wire }) => {
    const hosts = await askedHosts(async () => {
      const connecting = connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        answer: (_request, response) => {
          response.writeHead(307, { location: 'http://elsewhere.test/mcp' }).end();
          return true;
        },
      });
      expect(await settled(connecting)).toEqual({
        refused: expect.objectContaining({ message: expect.stringContaining('elsewhere.test') }),
      });
    });

    expect(hosts).not.toContain('elsewhere.test');
    expect(pathsIn(wire)).toEqual([['POST', '/mcp']]);
  },
);

verifies(
  'http:redirect:other-origin:later',
  'connecting fails that is redirected, by hand, to another path and from there to another host, which is never asked',
  async ({ sdk, connect, wire }) => {
    const hosts = await askedHosts(async () => {
      const connecting = connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        answer: (request, response) => {
          const location = request.url === '/mcp' ? '/moved' : 'http://elsewhere.test/mcp';
          response.writeHead(307, { location }).end();
          return true;
        },
      });
      expect(await settled(connecting)).toEqual({
        refused: expect.objectContaining({ message: expect.stringContaining('elsewhere.test') }),
      });
    });

    expect(hosts).not.toContain('elsewhere.test');
    expect(pathsIn(wire)).toEqual([
      ['POST', '/mcp'],
      ['POST', '/moved'],
    ]);
  },
);
