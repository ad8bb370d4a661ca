// Messages over the standard streams of a real child process, and the life of that process. These cells belong to the
// default matrix under the transport stdio. Instead of `connect` they `spawn`: the subject's own server for a client
// played by hand, with no environment at all; a server without an SDK for the subject's client. The tools of both and
// their reports on stderr stand in src/sdk/child-tools.mjs.

import {
  answered,
  enveloped,
  expect,
  observed,
  open,
  refused,
  settled,
  stopClock,
  text,
  verifies,
} from '#case';

/** Everything that a careless writer of lines would break at. */
const breaks = '€ one\ntwo\r\nthree\u2028four\u0085five "quoted" \\n';

const linesOf = (written: string): string[] => written.split('\n').filter((line) => line !== '');

verifies(
  'stdio:framing:utf-8',
  'a request played by hand is answered although the child reads its characters in pieces',
  async ({ spawn, peer }) => {
    const client = peer('client');
    const child = await spawn(client);
    await open(client);
    // Once this is answered everything before it has been read.
    await client.request('tests/unknown', enveloped());

    const params = enveloped({ name: 'say', arguments: { text: 'a€b' } });
    const frame = { jsonrpc: '2.0', id: 'pieces', method: 'tools/call', params };
    const bytes = Buffer.from(`${JSON.stringify(frame)}\n`);
    const cut = bytes.indexOf('€') + 1;
    await child.write(bytes.subarray(0, cut));
    await child.stderr.until(`read ${cut} bytes`);
    await child.write(bytes.subarray(cut));

    expect(await client.next()).toMatchObject({ id: 'pieces', result: { content: [text('a€b')] } });
  },
);

verifies(
  ['stdio:framing:server', 'stdio:stdout:only-messages', 'stdio:stderr:written'],
  'stdout of a child that met line breaks, errors and frames played by hand that are none is one message a line',
  async ({ spawn, peer }) => {
    const client = peer('client');
    const child = await spawn(client);
    await open(client);
    const before = client.received.length;

    await client.sendText('this is not JSON');
    await client.sendInvalid({ hello: 'world' });
    await client.request('tools/call', enveloped({ name: 'say', arguments: { text: breaks } }));
    await client.request('tools/call', enveloped({ name: 'fail' }));
    await client.request('tools/call', enveloped({ name: 'complain', arguments: { text: 'a log line' } }));
    await client.request('tests/unknown', enveloped());
    child.endInput();

    expect(await child.exited()).toEqual({ code: 0, signal: null });
    expect(child.stderr.text).toContain('\na log line\n');
    expect(child.stdout.text.endsWith('\n')).toBe(true);
    const messages = linesOf(child.stdout.text).map((line) => JSON.parse(line));
    expect(messages).toEqual(client.received);
    // What answers the two frames that are no messages is required elsewhere.
    expect(messages.slice(before).filter(({ id }) => typeof id === 'string')).toMatchObject([
      { result: { content: [text(breaks)] } },
      { error: { message: expect.any(String) } },
      { result: { content: [text('complained')] } },
      { error: { code: -32601 } },
    ]);
  },
);

verifies(
  'stdio:shutdown:input-closed',
  'a child that served a call ends with its input',
  async ({ spawn, peer }) => {
    const client = peer('client');
    const child = await spawn(client);
    await open(client);
    await client.request('tools/call', enveloped({ name: 'say', arguments: { text: 'still here' } }));
    child.endInput();

    expect(await child.exited()).toEqual({ code: 0, signal: null });
  },
);

verifies(
  'stdio:shutdown:server-exits',
  'a child that served a call ends with its input',
  async ({ spawn, peer }) => {
    const client = peer('client');
    const child = await spawn(client);
    await open(client);
    await client.request('tools/call', enveloped({ name: 'say', arguments: { text: 'still here' } }));
    child.endInput();

    expect(await child.exited()).toEqual({ code: 0, signal: null });
  },
);

verifies(
  ['stdio:framing:client', 'stdio:stdin:only-messages'],
  'all that reaches the child is one message a line, a call whose argument has line breaks included',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'wordy', version: '1.0.0' });
    await spawn(client, { server: 'double' });

    const said = await client.callTool({ name: 'say', arguments: { text: breaks } });
    const heard = await client.callTool({ name: 'heard' });

    expect(said).toMatchObject({ content: [text(breaks)] });
    const messages = linesOf(heard.content[0].text).map((line) => JSON.parse(line));
    expect(messages.filter(({ jsonrpc, method }) => jsonrpc !== '2.0' || typeof method !== 'string')).toEqual(
      [],
    );
    expect(messages.slice(-2)).toMatchObject([
      { jsonrpc: '2.0', method: 'tools/call', params: { name: 'say', arguments: { text: breaks } } },
      { jsonrpc: '2.0', method: 'tools/call', params: { name: 'heard' } },
    ]);
  },
);

verifies(
  'stdio:stderr:no-failure',
  'calls complete and nothing is reported although stderr holds what looks like an error message',
  async ({ sdk, spawn }) => {
    const errors: Error[] = [];
    const client = sdk.client({ name: 'calm', version: '1.0.0' }, { onerror: (error) => errors.push(error) });
    const child = await spawn(client, { server: 'double' });

    const complaint = '{"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"fatal"}}';
    const result = await client.callTool({ name: 'complain', arguments: { text: complaint } });
    await child.stderr.until(`\n${complaint}\n`);

    expect(result).toMatchObject({ content: [text('complained')] });
    expect(await client.callTool({ name: 'say', arguments: { text: 'still here' } })).toMatchObject({
      content: [text('still here')],
    });
    expect(errors).toEqual([]);
  },
);

verifies(
  ['stdio:environment:given', 'stdio:environment:not-inherited'],
  'the child sees the variable it is given and not the secret of its parent',
  async ({ sdk, spawn }) => {
    process.env.SUITE_SECRET = 'hidden';
    const client = sdk.client({ name: 'careful', version: '1.0.0' });
    try {
      await spawn(client, { server: 'double', env: { SUITE_WORD: 'given' } });
    } finally {
      delete process.env.SUITE_SECRET;
    }

    const names = ['SUITE_WORD', 'SUITE_SECRET'];
    const result = await client.callTool({ name: 'environment', arguments: { names } });

    expect(JSON.parse(result.content[0].text)).toEqual({ SUITE_WORD: 'given' });
  },
);

verifies(
  ['stdio:shutdown:closes-input', 'stdio:stderr:piped'],
  'the last words on stderr of a child whose client closes: its input has ended, nobody signalled, it leaves',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'polite', version: '1.0.0' });
    const child = await spawn(client, { server: 'double' });

    await client.callTool({ name: 'complain', arguments: { text: 'last words' } });
    // Closing ends although the clock stands still: it waits for the child alone.
    stopClock(2_000);
    await client.close();
    await child.stderr.ended();

    const reports = linesOf(child.stderr.text).filter((line) => !line.startsWith('read '));
    expect(reports.slice(0, 2)).toEqual([expect.stringMatching(/^ready \d+$/), 'last words']);
    observed(reports.slice(2))
      .required((seen) => expect(seen).toEqual(['input ended', 'exit']))
      .divergent('signal-first', (seen) => expect(seen).toEqual(['SIGTERM', 'exit']));
    expect(await child.gone()).toBe(true);
  },
);

const listChanged = { jsonrpc: '2.0', method: 'notifications/roots/list_changed' } as const;
const notConnected = { refused: expect.objectContaining({ message: 'Not connected' }) };

/** What a child has said of its end, without what it has read. */
const lastWords = (stderr: { readonly text: string }): string[] =>
  linesOf(stderr.text).filter((line) => !/^(read|ready) /.test(line));

verifies(
  ['stdio:shutdown:escalates', 'stdio:shutdown:patience'],
  'a child that heeds neither the end of its input nor SIGTERM gets that after two seconds and is killed two seconds later',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'firm', version: '1.0.0' });
    const child = await spawn(client, { server: 'double' });
    await client.callTool({ name: 'stay', arguments: { deaf: true } });

    const clock = stopClock(2_000);
    const closed = client.close();
    await child.stderr.until('input ended', 'SIGTERM');
    const waiting = clock.waiting(2_000);
    observed({ waiting, words: lastWords(child.stderr) })
      .required((seen) => expect(seen).toEqual({ waiting: 1, words: ['input ended'] }))
      .divergent('signal-first', (seen) => expect(seen).toEqual({ waiting: 0, words: ['SIGTERM'] }));
    // Who signals at once has nothing more to show.
    if (waiting === 0) return child.kill();

    clock.advance(2_000);
    await child.stderr.until('SIGTERM');
    expect(clock.waiting(2_000)).toBe(1);
    clock.advance(2_000);

    expect(await settled(closed)).toEqual(answered(undefined));
    expect(await child.gone()).toBe(true);
    expect(lastWords(child.stderr)).toEqual(['input ended', 'SIGTERM']);
  },
);

verifies(
  ['stdio:shutdown:no-further', 'stdio:shutdown:sending'],
  'closing ends with a child that leaves on SIGTERM, without a wait for more, and nothing is sent meanwhile',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'content', version: '1.0.0' });
    const child = await spawn(client, { server: 'double' });
    await client.callTool({ name: 'stay' });

    // Shorter waits stand still as well, lest one after the signal passes for none.
    const clock = stopClock(1);
    const closed = client.close();
    const late = await settled(child.link.send(listChanged));
    await child.stderr.until('input ended', 'SIGTERM');
    clock.advance(2_000);

    expect(late).toEqual(notConnected);
    expect(await settled(closed)).toEqual(answered(undefined));
    expect(await child.gone()).toBe(true);
    expect(lastWords(child.stderr).slice(-2)).toEqual(['SIGTERM', 'exit']);
  },
);

verifies(
  ['stdio:exit:noticed', 'stdio:exit:by-server', 'stdio:exit:in-flight', 'stdio:exit:sending'],
  'a call fails and the client closes once when the child leaves in the middle of it, and its transport sends no more',
  async ({ sdk, spawn }) => {
    let closes = 0;
    let told = () => {};
    const closed = new Promise<void>((resolve) => {
      told = resolve;
    });
    const client = sdk.client(
      { name: 'left-behind', version: '1.0.0' },
      {
        onclose: () => {
          closes += 1;
          told();
        },
      },
    );
    const child = await spawn(client, { server: 'double' });

    const call = await settled(client.callTool({ name: 'leave' }));

    // What it fails with is the SDK's choice.
    expect(call).toEqual(refused(expect.anything()));
    expect(await settled(closed)).toEqual(answered(undefined));
    await child.stderr.ended();
    expect(await settled(child.link.send(listChanged))).toEqual(notConnected);
    await client.close();
    expect(closes).toBe(1);
    expect(await child.gone()).toBe(true);
  },
);
