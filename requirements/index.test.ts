import { expect, test } from 'vitest';
import { type RequirementId, requirements } from './index.ts';

test('an unknown id does not compile', () => {
  // @ts-expect-error: no area defines it
  const unknown: RequirementId = 'nobody:wrote:this';
  expect(Object.hasOwn(requirements, unknown)).toBe(false);
});
