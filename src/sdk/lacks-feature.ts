// What is thrown when a test asks a subject for something its version cannot express.

import type { Feature } from '../../requirements/model.ts';

/** A test used a feature that its requirement does not list under `needs`. */
export class LacksFeatureError extends Error {
  readonly code = 'LACKS_FEATURE';
  override readonly name = 'LacksFeatureError';

  constructor(feature: Feature, version: string) {
    super(`version ${version} does not offer "${feature}": list it under "needs" of the requirement.`);
  }
}
