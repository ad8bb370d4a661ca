// A stdio link of the suite's own to a real child, for a client played by hand.

import { spawn } from 'node:child_process';
import { createLineLink } from './line-link.ts';
import type { ChildCommand } from './port.ts';
import type { RawLink } from './raw-link.ts';

/** Spawns the child and speaks lines with it; closing the link ends the child's stdin. */
export const createSpawnedLink = ({ command, args, env }: ChildCommand): RawLink => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], ...(env ? { env } : {}) });
  const link = createLineLink(child.stdout, child.stdin);
  child.on('error', (error) => link.onerror?.(error));
  return link;
};
