// Every requirement under its id. Written by `pnpm requirements:index`, never by hand.

import { gather } from './check.ts';
import { errors } from './features/errors.ts';
import { errorsId } from './features/errors-id.ts';
import { lifecycle } from './features/lifecycle.ts';
import { lifecycleDiscover } from './features/lifecycle-discover.ts';
import { lifecycleEnvelope } from './features/lifecycle-envelope.ts';
import { ping } from './features/ping.ts';
import type { Requirement } from './model.ts';

const areas = {
  'features/errors': errors,
  'features/errors-id': errorsId,
  'features/lifecycle': lifecycle,
  'features/lifecycle-discover': lifecycleDiscover,
  'features/lifecycle-envelope': lifecycleEnvelope,
  'features/ping': ping,
} as const;

type Areas = typeof areas;

/** An id that no area defines does not compile. */
export type RequirementId = { [Path in keyof Areas]: keyof Areas[Path] }[keyof Areas];

export const requirements: Readonly<Record<RequirementId, Requirement>> = gather(areas);
