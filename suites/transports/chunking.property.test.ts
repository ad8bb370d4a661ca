// The same message in other bytes, played by hand: cut anywhere, also inside a character, and in any form of an event.

import {
  answered,
  anyCuts,
  anyEventStyle,
  anyText,
  complete,
  enveloped,
  eventText,
  expect,
  fc,
  inParts,
  type Json,
  mirror,
  open,
  playedResult,
  property,
  settled,
  text,
  verifies,
  welcome,
} from '#case';

verifies(
  'chunking:requests',
  'calls played by hand are answered alike wherever their bytes are cut',
  async ({ sdk, connect, peer, transport }) => {
    const mirrored = mirror(['tools/call']);
    const server = sdk.lowLevel({ name: 'patient', version: '1.0.0' }, { tools: {} }, mirrored.handlers);

    const { client } = await connect(server, peer('client'));
    await open(client);
    let calls = 0;
    // A POST carries one message, a line of stdio may be cut together with the next ones.
    const together = fc.array(anyText, { minLength: 1, maxLength: transport === 'stdio' ? 3 : 1 });
    await property(fc.tuple(together, anyCuts), async ([texts, cuts]) => {
      const frames = texts.map((said) => {
        calls += 1;
        const params = enveloped({ name: 'say', arguments: { said: `é😀${said}` } });
        return { jsonrpc: '2.0', id: calls, method: 'tools/call', params };
      });
      const result = { content: texts.map((said) => text(`😀é${said}`)) };
      mirrored.show(result);
      const lines = frames.map((frame) => JSON.stringify(frame)).join('\n');
      await client.sendBytes(inParts(transport === 'stdio' ? `${lines}\n` : lines, cuts));
      const answers: unknown[] = [];
      for (const _ of frames) answers.push(await settled(client.next()));

      expect(mirrored.given?.arguments).toEqual(frames.at(-1)?.params.arguments);
      const whole = playedResult(complete(result));
      expect(answers).toEqual(frames.map(({ id }) => answered({ jsonrpc: '2.0', id, result: whole })));
    });
  },
);

verifies(
  'chunking:answers',
  'answers played by hand are read alike in whatever form and parts their events come',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, { tools: {} })]);

    await property(fc.tuple(anyText, anyEventStyle, anyCuts), async ([said, style, cuts]) => {
      const call = client.callTool({ name: 'say' });
      const { id }: Json = await server.next();
      const result = playedResult({ content: [text(`é😀${said}`)] });
      await server.sendBytes(inParts(eventText({ jsonrpc: '2.0', id, result }, style), cuts), id);

      expect(await settled(call)).toEqual(answered({ content: [text(`é😀${said}`)] }));
    });
  },
);
