import { request } from 'node:http';
import { Duplex } from 'node:stream';
import { Agent, fetch as undiciFetch } from 'undici';
import { expect, test } from 'vitest';
import { askedHosts } from './asked-hosts.ts';

/** A connection that breaks as soon as it is used. */
const broken = (): Duplex =>
  new Duplex({ read() {}, write: (_chunk, _encoding, done) => done(new Error('broken')) });

test('names the hosts that were asked with fetch and with node:http, also where asking fails', async () => {
  const dispatcher = new Agent({ connect: (_options, done) => done(new Error('nobody there'), null) });
  const hosts = await askedHosts(async () => {
    await expect(undiciFetch('http://fetched.test/page', { dispatcher })).rejects.toThrow();
    await expect(fetch('https://global.test/', { dispatcher } as RequestInit)).rejects.toThrow();
    await new Promise((resolve) => {
      request({ host: 'plain.test', createConnection: broken }).on('error', resolve).end();
    });
  });

  expect(hosts).toEqual(['fetched.test', 'global.test', 'plain.test']);
});

test('names nothing that was asked before or after', async () => {
  const dispatcher = new Agent({ connect: (_options, done) => done(new Error('nobody there'), null) });
  const ask = () => expect(undiciFetch('http://other.test/', { dispatcher })).rejects.toThrow();

  await ask();
  expect(await askedHosts(async () => {})).toEqual([]);
  await ask();
});
