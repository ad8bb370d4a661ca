// The transport that starts a server as a child process: its parameters, and its use before, while and after the child runs.
// The child is real and has no SDK.

import {
  closeSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, expect, observed, settled, text, verifies } from '#case';

const notConnected = { refused: expect.objectContaining({ message: 'Not connected' }) };
const change = { jsonrpc: '2.0', method: 'notifications/roots/list_changed' } as const;

/** What the child compares its standard error with. */
const fileOf = ({ dev, ino }: Stats) => ({ SUITE_FILE: `${dev}:${ino}` });

verifies(
  ['stdio:spawn:arguments', 'stdio:spawn:started-twice'],
  'a child was given every argument as it stands, and another start is refused with the reason while the child serves on',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'starting', version: '1.0.0' });
    const args = ['--kettle', 'two words', '', '$HOME', '*'];
    const child = await spawn(client, { server: 'double', args });
    const twice = await settled(child.link.start());

    expect(await client.callTool({ name: 'arguments' })).toMatchObject({
      content: [text(JSON.stringify(args))],
    });
    const message =
      'StdioClientTransport already started! If using Client class, note that connect() calls start() automatically.';
    expect(twice).toEqual({ refused: { code: undefined, message } });
    expect(child.stderr.text.match(/^ready /gm)?.length).toBe(1);
  },
);

verifies(
  ['stdio:spawn:id', 'stdio:spawn:unconnected'],
  'the id of the process is there while it runs, and sending is refused before and after',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'naming', version: '1.0.0' });
    const before: unknown[] = [];
    const child = await spawn(client, {
      server: 'double',
      unstarted: (link) => before.push(link.pid, settled(link.send(change))),
    });
    expect(await Promise.all(before)).toEqual([null, notConnected]);
    expect(child.stderr.text).toContain(`ready ${child.link.pid}\n`);

    await client.close();

    expect(child.link.pid).toBe(null);
    expect(await settled(child.link.send(change))).toEqual(notConnected);
  },
);

verifies(
  'stdio:spawn:again',
  'a transport that has closed starts another child, whose answers are read although the first one stopped within a line',
  async ({ sdk, spawn }) => {
    const first = sdk.client({ name: 'first', version: '1.0.0' });
    const errors: Error[] = [];
    const second = sdk.client(
      { name: 'second', version: '1.0.0' },
      { onerror: (error) => errors.push(error) },
    );
    const child = await spawn(first, { server: 'double', native: { stderr: 'ignore' } });
    await first.callTool({ name: 'trail', arguments: { text: '{"half":' } });
    await first.close();

    const again = await settled(second.attach(child.link));
    observed(again)
      .required((seen) => expect(seen).toEqual(answered(undefined)))
      .divergent('only-once', (seen) => expect(seen).toEqual(notConnected));
    if ('refused' in again) return;

    expect(await second.callTool({ name: 'say', arguments: { text: 'again' } })).toMatchObject({
      content: [text('again')],
    });
    expect(errors).toEqual([]);
    await second.close();
  },
);

verifies(
  'stdio:spawn:stderr:early',
  'piped or overlapped, the stream is there before the child and says its first line',
  async ({ sdk, spawn }) => {
    for (const stderr of ['pipe', 'overlapped']) {
      const client = sdk.client({ name: 'early', version: '1.0.0' });
      const before: unknown[] = [];
      const said: Buffer[] = [];
      const child = await spawn(client, {
        server: 'double',
        native: { stderr },
        unstarted: (link) => {
          before.push(link.stderr);
          link.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
        },
      });

      expect(before).toEqual([expect.anything()]);
      expect(child.link.stderr).toBe(before[0]);
      expect(Buffer.concat(said).toString()).toMatch(/^ready \d+\n/);
      await client.close();
    }
  },
);

verifies(
  'stdio:spawn:stderr:ignored',
  'the standard error of the child is nothing, and the transport has no stream of it',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'deaf', version: '1.0.0' });
    const child = await spawn(client, {
      server: 'double',
      native: { stderr: 'ignore' },
      env: fileOf(statSync('/dev/null')),
    });

    expect(await client.callTool({ name: 'stderr' })).toMatchObject({ content: [text('the same')] });
    expect(child.link.stderr).toBe(null);
  },
);

verifies(
  'stdio:spawn:stderr:inherited',
  'the standard error of the child is that of its parent, and the transport has no stream of it',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'generous', version: '1.0.0' });
    const child = await spawn(client, {
      server: 'double',
      args: ['silent'],
      native: { stderr: undefined },
      env: fileOf(fstatSync(2)),
    });

    expect(await client.callTool({ name: 'stderr' })).toMatchObject({ content: [text('the same')] });
    expect(child.link.stderr).toBe(null);
  },
);

verifies(
  'stdio:spawn:stderr:file',
  'what the child says on standard error stands in the file, and the transport has no stream of it',
  async ({ sdk, spawn }) => {
    const folder = mkdtempSync(join(tmpdir(), 'stderr-'));
    const path = join(folder, 'stderr.txt');
    const file = openSync(path, 'w');
    const client = sdk.client({ name: 'keeping', version: '1.0.0' });
    try {
      const child = await spawn(client, { server: 'double', native: { stderr: file } });
      await client.callTool({ name: 'complain', arguments: { text: 'a log line' } });

      expect(child.link.stderr).toBe(null);
      expect(readFileSync(path, 'utf8')).toMatch(/^ready \d+\n(read .*\n)*a log line\n/);
    } finally {
      closeSync(file);
      rmSync(folder, { recursive: true });
    }
  },
);

verifies(
  'stdio:spawn:input-lost',
  'sending to a child that has closed its input reports the broken pipe',
  async ({ sdk, spawn }) => {
    let tell = (_: unknown) => {};
    const reported = new Promise<unknown>((resolve) => {
      tell = resolve;
    });
    const client = sdk.client({ name: 'unheard', version: '1.0.0' }, { onerror: (error) => tell(error) });
    const child = await spawn(client, { server: 'double' });
    await client.callTool({ name: 'stay', arguments: { closesInput: true } });
    // Whether sending comes to an end then is not the matter here.
    child.link.send(change).catch(() => {});

    expect(await settled(reported)).toEqual(answered(expect.objectContaining({ code: 'EPIPE' })));
    child.kill();
  },
);

verifies(
  'stdio:spawn:send:waits',
  'sending half a megabyte to a child that stands still ends once the child goes on',
  async ({ sdk, spawn, quiet }) => {
    const client = sdk.client({ name: 'patient', version: '1.0.0' });
    const child = await spawn(client, { server: 'double' });
    const pid = child.link.pid as number;
    let ended = false;
    process.kill(pid, 'SIGSTOP');
    const sending = child.link
      .send({ ...change, params: { _meta: { text: 'x'.repeat(500_000) } } })
      .then(() => {
        ended = true;
      });
    await quiet();
    const endedBefore = ended;
    process.kill(pid, 'SIGCONT');

    expect(await settled(sending)).toEqual(answered(undefined));
    expect(endedBefore).toBe(false);
  },
);
