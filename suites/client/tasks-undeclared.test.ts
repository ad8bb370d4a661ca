// What a client does about tasks that it never declared.

import { answered, expect, type Json, observed, refused, settled, text, verifies } from '#case';

verifies(
  'tasks:undeclared:plain:client',
  'a request that asks for a task is answered with its result',
  async (cell) => {
    const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };
    const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const poet = cell.sdk.client(
      { name: 'poet', version: '1.0.0' },
      {
        capabilities: { sampling: {} },
        handlers: { 'sampling/createMessage': () => structuredClone(haiku) },
      },
    );

    const { server: live } = await cell.connect(server, poet);
    const params = { messages: [{ role: 'user', content: text('A haiku?') }], maxTokens: 10, task: {} };
    const outcome = await settled(live.request('sampling/createMessage', params));

    observed(outcome)
      .required((seen) => {
        expect(seen).toEqual(answered(haiku));
      })
      .divergent('refused', (seen) => {
        const message = expect.stringMatching(
          /: Client does not support task creation \(required for sampling\/createMessage\)$/,
        );
        expect(seen).toEqual(refused(-32603, { message }));
      });
  },
);

verifies(
  'tasks:undeclared:kind:client',
  'questions and forms that ask for tasks are answered where others become tasks, or none',
  async (cell) => {
    const haiku = { role: 'assistant', content: text('Steam'), model: 'kettle-1' };
    const server = cell.sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const asked: [string, object][] = [
      ['sampling/createMessage', { messages: [], maxTokens: 10, task: {} }],
      ['elicitation/create', { message: '?', requestedSchema: { type: 'object', properties: {} }, task: {} }],
    ];
    for (const requests of [{}, { sampling: {}, elicitation: {} }]) {
      const poet = cell.sdk.client(
        { name: 'poet', version: '1.0.0' },
        {
          capabilities: { sampling: {}, elicitation: { form: {} }, tasks: { requests } },
          handlers: {
            'sampling/createMessage': () => structuredClone(haiku),
            'elicitation/create': () => ({ action: 'decline' }),
          },
        },
      );
      const { server: live } = await cell.connect(server, poet);
      const outcomes = [];
      for (const [method, params] of asked) outcomes.push(await settled(live.request(method, params)));

      observed(outcomes)
        .required((seen) => {
          expect(seen).toEqual([answered(haiku), answered({ action: 'decline' })]);
        })
        .divergent('refused', (seen) => {
          const messages = asked.map(([method]) =>
            expect.stringContaining(
              `: Client does not support task creation for ${method} (required for ${method})`,
            ),
          );
          expect(seen).toEqual(messages.map((message) => refused(-32603, { message })));
        });
    }
  },
);

verifies(
  'tasks:undeclared:strict',
  'questions and forms are not sent as tasks to whoever takes none, or only others',
  async (cell) => {
    const server = cell.sdk.lowLevel(
      { name: 'asker', version: '1.0.0' },
      {},
      {},
      { native: { enforceStrictCapabilities: true } },
    );
    const ask = async (declared: Json) => {
      const guest = cell.sdk.client(
        { name: 'guest', version: '1.0.0' },
        { capabilities: { sampling: {}, elicitation: { form: {} }, ...declared } },
      );
      const { server: live } = await cell.connect(server, guest);
      return [
        await settled(live.request('sampling/createMessage', {}, { task: {} })),
        await settled(live.request('elicitation/create', {}, { task: {} })),
      ];
    };

    const saying = (which: (method: string) => string) =>
      ['sampling/createMessage', 'elicitation/create'].map((method) => {
        const message = `Client does not support task creation${which(method)} (required for ${method})`;
        return refused(undefined, { message });
      });
    expect(await ask({})).toEqual(saying(() => ''));
    expect(await ask({ tasks: { list: {} } })).toEqual(saying(() => ''));
    expect(await ask({ tasks: { requests: {} } })).toEqual(saying((method) => ` for ${method}`));
    const others = { tasks: { requests: { sampling: {}, elicitation: {} } } };
    expect(await ask(others)).toEqual(saying((method) => ` for ${method}`));
    expect(cell.wire.sent('server').filter((each) => 'method' in each)).toEqual([]);
  },
);
