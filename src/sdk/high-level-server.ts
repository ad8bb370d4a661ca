// What is registered with a high-level server, in words that both SDK lines share.

import type { HandlerContext, Json } from './handler.ts';
import type { ToolTaskHandler } from './tasks.ts';

/** The handle of one registration. */
export interface Registered {
  /**
   * Takes the fields of the registration's config, `handler`, `enabled`, and `name` (null removes it). Of a resource: its
   * config as `metadata`, its `name`, and `uri` (null removes it) or `template`.
   */
  update(changes: Json): void;
  enable(): void;
  disable(): void;
  remove(): void;
  /** The SDK's own handle, for what it shows of the registration. */
  readonly native: Json;
}

export interface ToolConfig {
  readonly title?: string;
  readonly description?: string;
  /** A record of zod schemas, or a whole zod object; absent: the tool takes no arguments. */
  readonly inputSchema?: unknown;
  readonly outputSchema?: unknown;
  readonly annotations?: Json;
  readonly icons?: readonly Json[];
  readonly _meta?: Json;
}

/** Without an input schema `args` is undefined. */
export type ToolHandler = (args: Json, context: HandlerContext) => Json | Promise<Json>;

export interface PromptConfig {
  readonly title?: string;
  readonly description?: string;
  /** A record of zod schemas, completable or not; absent: the prompt takes no arguments. */
  readonly argsSchema?: Json;
  readonly icons?: readonly Json[];
  readonly _meta?: Json;
}

/** Without arguments in its config `args` is undefined. */
export type PromptHandler = (args: Json, context: HandlerContext) => Json | Promise<Json>;

/** Suggests values for one argument or variable; `context` carries the `arguments` that are settled already. */
export type Completer = (
  value: string,
  context: Json | undefined,
) => readonly unknown[] | Promise<readonly unknown[]>;

export interface ResourceTemplate {
  readonly uriTemplate: string;
  /** Lists resources that the template leads to; absent: none is listed. */
  readonly list?: (context: HandlerContext) => Json | Promise<Json>;
  readonly complete?: Readonly<Record<string, Completer>>;
}

/** `variables` are those of the template; of a resource at a fixed URI undefined. */
export type ResourceHandler = (uri: URL, variables: Json, context: HandlerContext) => Json | Promise<Json>;

export interface HighLevelServer {
  registerTool(name: string, config: ToolConfig, handler: ToolHandler): Registered;
  /** Only where the feature `tasks` is offered. */
  registerToolTask(
    name: string,
    config: ToolConfig & { readonly execution?: Json },
    handler: ToolTaskHandler,
  ): Registered;
  /** At a fixed URI or under a template. `config` holds the fields of the listing besides name and address. */
  registerResource(
    name: string,
    at: string | ResourceTemplate,
    config: Json,
    handler: ResourceHandler,
  ): Registered;
  registerPrompt(name: string, config: PromptConfig, handler: PromptHandler): Registered;
  /**
   * Only where the feature `highlevel:one-by-one` is offered: the way before there were configs, with any of the parts
   * that go before the handler.
   */
  registerOneByOne(
    kind: 'tool' | 'resource' | 'prompt',
    name: string,
    ...parts: readonly unknown[]
  ): Registered;
}
