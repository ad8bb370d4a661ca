// Which features the configuration of a tool or a prompt uses: one that a version would drop in silence is refused.

import type { Feature } from '../../requirements/model.ts';
import type { PromptConfig, ToolConfig } from './binding.ts';
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
  if (config.icons !== undefined) features.push('highlevel:icons');
  if (isWholeSchema(config.inputSchema) || isWholeSchema(config.outputSchema)) {
    features.push('highlevel:schema-object');
  }
  return features;
};

const featuresOfPrompt = (config: PromptConfig): Feature[] => {
  const features: Feature[] = [];
  if (config.title !== undefined) features.push('highlevel:title');
  if (config._meta !== undefined) features.push('highlevel:prompt-meta');
  if (config.icons !== undefined) features.push('highlevel:icons');
  return features;
};

const guard = (features: readonly Feature[], offers: Offers, version: string): void => {
  for (const feature of features) {
    if (!within(version, offers[feature])) throw new LacksFeatureError(feature, version);
  }
};

/** Throws when the configuration uses a feature that this version would silently drop or misread. */
export const guardToolConfig = (config: ToolConfig, offers: Offers, version: string): void =>
  guard(featuresOf(config), offers, version);

/** The same for a prompt. */
export const guardPromptConfig = (config: PromptConfig, offers: Offers, version: string): void =>
  guard(featuresOfPrompt(config), offers, version);
