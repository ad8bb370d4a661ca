// What a client that starts its server as a child process does with its parameters, and with what it reads. The child is
// real and has no SDK.

import { expect, observed, settled, text, verifies } from '#case';

verifies(
  ['stdio:client:supported', 'stdio:client:folder', 'stdio:client:large'],
  'a child started in another folder says which, and gives a text of over a mebibyte back',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'starting', version: '1.0.0' });
    const long = '€'.repeat(350_000);
    await spawn(client, { server: 'double', native: { cwd: '/' } });

    expect(await client.callTool({ name: 'folder' })).toMatchObject({ content: [text('/')] });
    expect(await client.callTool({ name: 'say', arguments: { text: long } })).toMatchObject({
      content: [text(long)],
    });
  },
);

/** Runs with these variables in the environment of this process, undefined ones removed. */
const within = async (variables: Variables, act: () => Promise<unknown>): Promise<void> => {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  setAll(Object.entries(variables));
  try {
    await act();
  } finally {
    setAll(before);
  }
};

type Variables = Readonly<Record<string, string | undefined>>;

const setAll = (variables: readonly (readonly [name: string, value: string | undefined])[]): void => {
  for (const [name, value] of variables) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

verifies(
  ['stdio:client:environment', 'stdio:client:environment:functions', 'stdio:client:environment:own-first'],
  'of ten variables the child sees the harmless ones, none with a function, and the one its user names as named',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'careful', version: '1.0.0' });
    const own = {
      HOME: '/home/kettle',
      LOGNAME: 'kettle',
      PATH: '/home/kettle/bin',
      SHELL: '/bin/kettle',
      USER: 'kettle',
      TERM: '() { :; }',
      LANG: 'C',
      NODE_ENV: 'kitchen',
      API_KEY: 'hidden',
      EDITOR: 'spoon',
    };
    await within(own, () => spawn(client, { server: 'double', env: { USER: 'given' } }));

    const result = await client.callTool({ name: 'environment', arguments: { names: Object.keys(own) } });

    expect(JSON.parse(result.content[0].text)).toEqual({
      HOME: '/home/kettle',
      LOGNAME: 'kettle',
      SHELL: '/bin/kettle',
      USER: 'given',
      PATH: '/home/kettle/bin',
    });
  },
);

verifies(
  ['stdio:client:environment', 'stdio:client:environment:lacking'],
  'of the harmless variables the child sees each that there is',
  async ({ sdk, spawn }) => {
    const client = sdk.client({ name: 'plain', version: '1.0.0' });
    const own = { TERM: 'kettle', USER: 'kettle', SHELL: undefined };
    await within(own, () => spawn(client, { server: 'double' }));

    const result = await client.callTool({ name: 'environment', arguments: { names: Object.keys(own) } });

    expect(JSON.parse(result.content[0].text)).toEqual({ TERM: 'kettle', USER: 'kettle' });
  },
);

verifies(
  'stdio:client:noise',
  'a call is answered after two lines that are no messages, both reported, and a message whose line ends as on Windows',
  async ({ sdk, spawn }) => {
    const errors: Error[] = [];
    const changes: string[] = [];
    const client = sdk.client(
      { name: 'patient', version: '1.0.0' },
      {
        onerror: (error) => errors.push(error),
        notifications: { 'notifications/tools/list_changed': () => void changes.push('changed') },
      },
    );
    await spawn(client, { server: 'double' });
    const change = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    const noise = `Listening\n{"hello":"world"}\n${change}\r\n`;
    const printed = await client.callTool({ name: 'print', arguments: { text: noise } });

    expect(printed).toMatchObject({ content: [text('printed')] });
    expect(changes).toEqual(['changed']);
    observed(errors.length)
      .required((reports) => expect(reports).toBe(2))
      .divergent('unreported', (reports) => expect(reports).toBe(1));
  },
);

verifies(
  'stdio:client:limit',
  'with a limit of 5,000 bytes a long answer is the end: the call fails, one error is reported, the child leaves',
  async ({ sdk, spawn }) => {
    const errors: Error[] = [];
    const client = sdk.client(
      { name: 'narrow', version: '1.0.0' },
      { onerror: (error) => errors.push(error) },
    );
    const child = await spawn(client, { server: 'double', native: { maxBufferSize: 5000 } });
    const long = await settled(client.callTool({ name: 'say', arguments: { text: 'x'.repeat(5000) } }));

    expect(long).toEqual({ refused: expect.anything() });
    expect(errors).toMatchObject([{ message: 'ReadBuffer exceeded maximum size of 5000 bytes' }]);
    expect(await child.gone()).toBe(true);
  },
);

verifies(
  ['stdio:client:not-started', 'stdio:client:not-started:reported'],
  'connecting to a command that does not exist fails with what the operating system says, reported once',
  async ({ sdk, spawn, wire }) => {
    const errors: Error[] = [];
    const client = sdk.client(
      { name: 'hopeful', version: '1.0.0' },
      { onerror: (error) => errors.push(error) },
    );
    const outcome = await settled(
      spawn(client, { server: 'double', native: { command: '/nowhere/to-be-found', args: [] } }),
    );

    expect(outcome).toEqual({ refused: expect.objectContaining({ code: 'ENOENT' }) });
    expect(errors.length).toBe(1);
    wire.toRead([]);
  },
);
