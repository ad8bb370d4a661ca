// The transport of a server over its standard streams, with nobody on it: the streams are the test's own, and so is the
// handler of what it reads.

import { PassThrough, Writable } from 'node:stream';
import { answered, type CaseContext, expect, hung, observed, settled, verifies } from '#case';

const ping = (id: string) => ({ jsonrpc: '2.0', id, method: 'ping' }) as const;
const change = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' } as const;
const logged = (data: string) =>
  ({ jsonrpc: '2.0', method: 'notifications/message', params: { level: 'info', data } }) as const;

const lineOf = (message: unknown): Buffer => Buffer.from(`${JSON.stringify(message)}\n`);

interface Options {
  readonly output?: Writable;
  readonly native?: { readonly maxBufferSize: number };
}

/** A transport that runs, what it has told so far, and the stream that it reads. */
const running = async (
  { stdioServer }: CaseContext,
  { output = new PassThrough(), native }: Options = {},
) => {
  const input = new PassThrough();
  const link = stdioServer(input, output, native);
  const told = { messages: [] as unknown[], errors: [] as string[], closes: 0 };
  link.onmessage = (message) => told.messages.push(structuredClone(message));
  link.onerror = (error) => told.errors.push(error.message);
  link.onclose = () => {
    told.closes += 1;
  };
  await link.start();
  return { link, input, told };
};

verifies(
  ['stdio:server:limit', 'stdio:server:limit:fits'],
  'two lines of exactly the limit are read, a third one byte longer closes the transport with an error that says why',
  async (cell) => {
    const line = lineOf(ping('€'));
    const { input, told } = await running(cell, { native: { maxBufferSize: line.length } });
    for (const _ of [1, 2]) {
      input.write(line);
      await cell.quiet();
    }
    expect(told).toEqual({ messages: [ping('€'), ping('€')], errors: [], closes: 0 });

    input.write(line.subarray(0, 7));
    await cell.quiet();
    input.write(Buffer.alloc(line.length - 6, ' '));
    await cell.quiet();
    input.write(lineOf(ping('late')));
    await cell.quiet();

    const why = `ReadBuffer exceeded maximum size of ${line.length} bytes`;
    expect(told).toEqual({ messages: [ping('€'), ping('€')], errors: [why], closes: 1 });
  },
);

verifies(
  'stdio:server:limit:default',
  'ten mebibytes without the end of a line are taken in, one byte more closes the transport',
  async (cell) => {
    const { input, told } = await running(cell);
    input.write(lineOf(ping('first')));
    input.write(Buffer.alloc(10_485_760, ' '));
    await cell.quiet();
    expect(told).toEqual({ messages: [ping('first')], errors: [], closes: 0 });

    input.write(' ');
    await cell.quiet();

    const why = 'ReadBuffer exceeded maximum size of 10485760 bytes';
    expect(told).toEqual({ messages: [ping('first')], errors: [why], closes: 1 });
  },
);

verifies(
  ['stdio:server:started-twice', 'stdio:server:started-again'],
  'starting a transport that runs, or that has closed, is refused with the reason, and one that runs reads each message once',
  async (cell) => {
    const { link, input, told } = await running(cell);
    const reason =
      'StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.';
    const twice = await settled(link.start());
    input.write(lineOf(ping('once')));
    await cell.quiet();
    await link.close();

    expect(twice).toEqual({ refused: { code: undefined, message: reason } });
    expect(await settled(link.start())).toEqual(twice);
    expect(told.messages).toEqual([ping('once')]);
  },
);

verifies(
  'stdio:server:handler-throws',
  'a message whose handler throws is reported with what was thrown, the one behind it in the same piece is read',
  async (cell) => {
    const { link, input, told } = await running(cell);
    const read = link.onmessage;
    link.onmessage = (message, extra) => {
      read?.(message, extra);
      if ('id' in message && message.id === 'bad') throw new Error('the handler broke');
    };
    input.write(Buffer.concat([lineOf(ping('bad')), lineOf(ping('good'))]));
    await cell.quiet();

    expect(told).toEqual({
      messages: [ping('bad'), ping('good')],
      errors: ['the handler broke'],
      closes: 0,
    });
  },
);

verifies('stdio:server:input:fails', 'an input that breaks is reported with its error', async (cell) => {
  const { input, told } = await running(cell);
  input.write(lineOf(ping('before')));
  await cell.quiet();
  input.destroy(new Error('the pipe broke'));
  await cell.quiet();

  expect(told.messages).toEqual([ping('before')]);
  expect(told.errors).toEqual(['the pipe broke']);
});

verifies(
  'stdio:server:input:ends',
  'once its input has ended the transport has closed, without an error',
  async (cell) => {
    const { input, told } = await running(cell);
    input.end(lineOf(ping('last')));
    await cell.quiet();

    expect(told.messages).toEqual([ping('last')]);
    expect(told.errors).toEqual([]);
    observed(told.closes)
      .required((closes) => expect(closes).toBe(1))
      .divergent('stays-open', (closes) => expect(closes).toBe(0));
  },
);

verifies(
  'stdio:server:output:fails',
  'sending to an output that breaks is refused with its error, which is reported, and the transport has closed',
  async (cell) => {
    const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('the pipe broke')) });
    // Nobody else listens for it, and what a stream tells nobody ends the process.
    output.on('error', () => {});
    const { link, told } = await running(cell, { output });
    const sent = await settled(link.send(change));

    observed({ sent, told })
      .required((seen) =>
        expect(seen).toEqual({
          sent: { refused: { code: undefined, message: 'the pipe broke' } },
          told: { messages: [], errors: ['the pipe broke'], closes: 1 },
        }),
      )
      .divergent('unheard', (seen) =>
        expect(seen).toEqual({ sent: hung(), told: { messages: [], errors: [], closes: 0 } }),
      );
  },
);

verifies(
  'stdio:server:send:waits',
  'sending what fits ends at once, sending more waits until somebody reads it',
  async (cell) => {
    const output = new PassThrough({ highWaterMark: 1_024 });
    const { link } = await running(cell, { output });
    expect(await settled(link.send(logged('short')))).toEqual(answered(undefined));

    const long = link.send(logged('x'.repeat(5_000)));
    expect(await settled(long)).toEqual(hung());
    const written: Buffer[] = [];
    output.on('data', (chunk: Buffer) => written.push(chunk));

    expect(await settled(long)).toEqual(answered(undefined));
    const lines = [logged('short'), logged('x'.repeat(5_000))].map(
      (message) => `${JSON.stringify(message)}\n`,
    );
    expect(Buffer.concat(written).toString()).toBe(lines.join(''));
  },
);

verifies(
  'stdio:server:send:closed',
  'sending after closing is refused with the reason, and nothing is written',
  async (cell) => {
    const output = new PassThrough();
    const { link } = await running(cell, { output });
    await link.send(change);
    await link.close();
    const late = await settled(link.send(logged('late')));
    const written: Buffer = output.read();

    const first = lineOf(change).toString();
    observed({ late, written: written.toString() })
      .required((seen) =>
        expect(seen).toEqual({
          late: { refused: { code: undefined, message: 'StdioServerTransport is closed' } },
          written: first,
        }),
      )
      .divergent('written', (seen) =>
        expect(seen).toEqual({ late: answered(undefined), written: `${first}${lineOf(logged('late'))}` }),
      );
  },
);

verifies(
  'stdio:server:closed:told',
  'of two times that it is closed the transport tells the first',
  async (cell) => {
    const { link, input, told } = await running(cell);
    input.write(lineOf(ping('before')));
    await cell.quiet();
    await link.close();
    expect(told).toEqual({ messages: [ping('before')], errors: [], closes: 1 });

    await link.close();

    observed(told.closes)
      .required((closes) => expect(closes).toBe(1))
      .divergent('told-each-time', (closes) => expect(closes).toBe(2));
  },
);

verifies(
  ['stdio:server:closed:pauses', 'stdio:server:closed:shared', 'stdio:server:closed:silent'],
  'closing stops an input, but not one that has another reader, and an error of either is nothing to the transport then',
  async (cell) => {
    const alone = await running(cell);
    const shared = await running(cell);
    const others: Buffer[] = [];
    shared.input.on('data', (chunk: Buffer) => others.push(chunk));
    for (const { input } of [alone, shared]) input.write(lineOf(ping('before')));
    await cell.quiet();
    for (const { link } of [alone, shared]) await link.close();
    expect([alone.input.isPaused(), shared.input.isPaused()]).toEqual([true, false]);

    for (const { input } of [alone, shared]) input.write(lineOf(ping('after')));
    await cell.quiet();
    expect(others).toEqual([lineOf(ping('before')), lineOf(ping('after'))]);
    for (const { input } of [alone, shared]) {
      input.on('error', () => {});
      input.destroy(new Error('the pipe broke'));
    }
    await cell.quiet();

    for (const { told } of [alone, shared]) {
      expect(told).toEqual({ messages: [ping('before')], errors: [], closes: 1 });
    }
  },
);
