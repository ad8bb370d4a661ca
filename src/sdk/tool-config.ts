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

/** The SDKs say `paramsSchema` in an update where they say `inputSchema` at registration. */
export const toolChanges = ({ inputSchema, ...changes }: Json): Json =>
  inputSchema === undefined ? changes : { ...changes, paramsSchema: inputSchema };
