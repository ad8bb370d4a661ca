import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { revisions } from '../revisions.ts';
import { exchanges, type Sends } from './exchanges.ts';

interface Definition {
  readonly $ref?: string;
  readonly anyOf?: readonly { readonly $ref: string }[];
  readonly properties?: Readonly<Record<string, Definition & { readonly const?: unknown }>>;
  readonly allOf?: readonly Definition[];
}

const nameOf = (reference: { readonly $ref: string }): string => reference.$ref.replace(/^.*\//, '');

describe.each(revisions)('the exchanges of %s', (revision) => {
  const shapes = JSON.parse(readFileSync(new URL(`./${revision}.shapes.json`, import.meta.url), 'utf8'));
  const definitions: Record<string, Definition> = shapes.$defs ?? shapes.definitions;
  const methodOf = (name: string) => definitions[name]?.properties?.method?.const as string;
  const table = exchanges[revision];
  const shapesSent = (union: string): Record<string, string> =>
    Object.fromEntries(
      (definitions[union]?.anyOf ?? []).map((each) => [methodOf(nameOf(each)), nameOf(each)]),
    );
  const requestsOf = (sends: Sends) =>
    Object.fromEntries(Object.entries(sends.requests).map(([method, each]) => [method, each.request]));

  test.each([
    ['client', 'ClientRequest'],
    ['server', 'ServerRequest'],
  ] as const)('name every request of the %s, each by its method', (side, union) => {
    expect(requestsOf(table[side])).toEqual(shapesSent(union));
  });

  test('name every notification of the server, each by its method', () => {
    expect(table.server.notifications).toEqual(shapesSent('ServerNotification'));
  });

  test('name every notification of the client, each by its method', () => {
    // The newest revision has one only, and its union is that one written out.
    const alone = definitions.ClientNotification?.properties?.method?.const as string | undefined;
    const expected =
      alone === undefined
        ? shapesSent('ClientNotification')
        : {
            [alone]: Object.keys(definitions).find(
              (name) => name !== 'ClientNotification' && methodOf(name) === alone,
            ),
          };

    expect(table.client.notifications).toEqual(expected);
  });

  test.each([
    ['client', 'ServerResult'],
    ['server', 'ClientResult'],
  ] as const)('answer the requests of the %s with all results there are, and no others', (side, union) => {
    const answers = Object.values(table[side].requests).flatMap((each) => [
      each.result,
      ...(each.needsInput ? [each.needsInput] : []),
    ]);
    const admitted = (definitions[union]?.anyOf ?? []).map(nameOf).filter((name) => name !== 'Result');

    expect([...new Set(answers)].filter((name) => name !== 'EmptyResult').sort()).toEqual(admitted.sort());
  });

  test('answer as the response definitions say, where the revision has them', () => {
    for (const each of [...Object.values(table.client.requests), ...Object.values(table.server.requests)]) {
      const response = definitions[`${each.result}Response`]?.properties?.result;
      if (!response) continue;
      const admitted = (response.anyOf ?? [response as { $ref: string }]).map(nameOf).sort();
      expect([each.result, ...(each.needsInput ? [each.needsInput] : [])].sort()).toEqual(admitted);
    }
  });

  test('offer a task wherever the params of a request can ask for one', () => {
    for (const sends of [table.client, table.server]) {
      for (const [method, each] of Object.entries(sends.requests)) {
        expect([method, each.asTask]).toEqual([
          method,
          asksForTask(definitions, definitions[each.request]?.properties?.params)
            ? 'CreateTaskResult'
            : undefined,
        ]);
      }
    }
  });

  test('name every error whose code decides its shape', () => {
    const decided = Object.entries(definitions).flatMap(([name, definition]) => {
      const code = definition.properties?.error?.allOf?.[1]?.properties?.code?.const;
      return code === undefined ? [] : [[code, name]];
    });
    expect(table.errors).toEqual(Object.fromEntries(decided));
  });

  test('have batches exactly where the revision defines them', () => {
    expect(table.batches).toBe('JSONRPCBatchRequest' in definitions);
  });
});

const asksForTask = (definitions: Record<string, Definition>, params: Definition | undefined): boolean => {
  if (!params) return false;
  if (params.$ref) return asksForTask(definitions, definitions[nameOf({ $ref: params.$ref })]);
  if (params.anyOf) return params.anyOf.some((each) => asksForTask(definitions, each));
  return params.properties?.task !== undefined;
};
