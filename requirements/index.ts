// Every requirement under its id. Written by `pnpm requirements:index`, never by hand.

import { gather } from './check.ts';
import type { Requirement } from './model.ts';

const areas = {} as const;

type Areas = typeof areas;

/** An id that no area defines does not compile. */
export type RequirementId = { [Path in keyof Areas]: keyof Areas[Path] }[keyof Areas];

export const requirements: Readonly<Record<RequirementId, Requirement>> = gather(areas);
