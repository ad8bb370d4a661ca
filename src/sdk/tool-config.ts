// What both SDK lines share about the configuration of a tool: its features, and the names of its changes.

import type { Feature } from '../../requirements/model.ts';
import type { Json, ToolConfig } from './binding.ts';
import { LacksFeatureError } from './lacks-feature.ts';
import { type Offers, within } from './offered-by.ts';

const isWholeSchema = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  'safeParse' in schema &&
  typeof schema.safeParse === 'function';

const featuresOf = (config: ToolConfig): Feature[] => {
  const features: Feature[] = [];
  if (config.title !== undefined) features.push('highlevel:title');
  if (config.annotations !== undefined) features.push('highlevel:tool-annotations');
  if (config.outputSchema !== undefined) features.push('highlevel:output-schema');
  if (config._meta !== undefined) features.push('highlevel:tool-meta');
  if (isWholeSchema(config.inputSchema) || isWholeSchema(config.outputSchema)) {
    features.push('highlevel:schema-object');
  }
  return features;
};

/** Throws when the configuration uses a feature that this version would silently drop or misread. */
export const guardToolConfig = (config: ToolConfig, offers: Offers, version: string): void => {
  for (const feature of featuresOf(config)) {
    if (!within(version, offers[feature])) throw new LacksFeatureError(feature, version);
  }
};

/**
 * The changes of a tool as the SDKs want them: `paramsSchema` where registration says `inputSchema`, and each record of
 * zod schemas in the form that `convert` gives it.
 */
export const toolChanges = (changes: Json, convert: (shape: never) => unknown): Json => {
  const { inputSchema, outputSchema, ...others } = changes;
  return {
    ...others,
    ...(inputSchema !== undefined && { paramsSchema: convert(inputSchema as never) }),
    ...(outputSchema !== undefined && { outputSchema: convert(outputSchema as never) }),
  };
};
