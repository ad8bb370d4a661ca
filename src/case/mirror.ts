// Handlers that say what a property wants said and keep what they were given. They assert nothing: a property has to see
// what broke it.

import type { Handlers, Json, NotificationHandlers } from '../sdk/binding.ts';

/** What either end declares so that the other may send anything. */
export const everyCapability = {
  client: {
    elicitation: { form: {}, url: {} },
    roots: { listChanged: true },
    sampling: { context: {}, tools: {} },
  },
  server: {
    completions: {},
    logging: {},
    prompts: { listChanged: true },
    resources: { listChanged: true, subscribe: true },
    tools: { listChanged: true },
  },
};

export interface Mirror {
  readonly handlers: Handlers;
  /** What the last request carried. */
  readonly given: Json | undefined;
  /** Gives the result of the next requests. */
  show(result: Json): void;
}

export const mirror = (methods: readonly string[]): Mirror => {
  let given: Json | undefined;
  let next: Json = {};
  const answer = ({ params }: { params: Json }): Json => {
    given = structuredClone(params);
    return structuredClone(next);
  };
  return {
    handlers: Object.fromEntries(methods.map((method) => [method, answer])),
    get given() {
      return given;
    },
    show(result) {
      given = undefined;
      next = result;
    },
  };
};

export interface Ear {
  readonly notifications: NotificationHandlers;
  /** The params of the next notification. */
  next(): Promise<Json | undefined>;
}

export const ear = (methods: readonly string[]): Ear => {
  let hear: (params: Json | undefined) => void = () => {};
  const heard = ({ params }: { params: Json }): void => hear(structuredClone(params));
  return {
    notifications: Object.fromEntries(methods.map((method) => [method, heard])),
    next: () =>
      new Promise((resolve) => {
        hear = resolve;
      }),
  };
};
