// What a server built on the high-level class checks of the structured results of its tools. Whether it then answers with
// an error result or with a protocol error is left open: the specification only forbids the broken result.

import { answered, complete, expect, refused, settled, text, verifies } from '#case';

verifies(
  'tools:output-schema:server-validate',
  'of a right and a wrong structured result only the right one is sent',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'weather', version: '1.0.0' }, ({ registerTool }) => {
      const config = { inputSchema: { as: sdk.z.any() }, outputSchema: { celsius: sdk.z.number() } };
      registerTool('measure', config, ({ as }) => ({ content: [], structuredContent: { celsius: as } }));
    });

    const { client } = await connect(server);
    const right = await client.callTool({ name: 'measure', arguments: { as: 22.5 } });
    const wrong = await settled(client.callTool({ name: 'measure', arguments: { as: 'warm' } }));

    expect(right).toEqual(complete({ content: [], structuredContent: { celsius: 22.5 } }));
    const why = expect.stringContaining('celsius');
    const failures = [
      answered(complete({ content: [text(why)], isError: true })),
      refused(expect.any(Number), { message: why }),
    ];
    expect(failures).toContainEqual(wrong);
  },
);

verifies(
  'tools:output-schema:server-missing',
  'a success without the structured content that was promised is not sent',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'weather', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('measure', { outputSchema: { celsius: sdk.z.number() } }, () => ({
        content: [text('22.5')],
      }));
    });

    const { client } = await connect(server);
    const outcome = await settled(client.callTool({ name: 'measure' }));

    const why = expect.stringMatching(/\bmeasure\b.*structured content/);
    const failures = [
      answered(complete({ content: [text(why)], isError: true })),
      refused(expect.any(Number), { message: why }),
    ];
    expect(failures).toContainEqual(outcome);
  },
);

verifies(
  'tools:output-schema:server-skip-on-error',
  'an error result needs no structured content',
  async ({ sdk, connect }) => {
    const server = sdk.highLevel({ name: 'weather', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('measure', { outputSchema: { celsius: sdk.z.number() } }, () => ({
        content: [text('the sensor is gone')],
        isError: true,
      }));
    });

    const { client } = await connect(server);
    const result = await client.callTool({ name: 'measure' });

    expect(result).toEqual(complete({ content: [text('the sensor is gone')], isError: true }));
  },
);
