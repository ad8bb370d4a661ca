// A stdio link of the suite's own to a real child, for a client played by hand.

import { spawn } from 'node:child_process';
import { createLineLink } from './line-link.ts';
import type { ChildCommand } from './port.ts';
import type { RawLink } from './raw-link.ts';

/** Spawns the child and speaks lines with it; closing the link ends the child's stdin and waits until it has left. */
export const createSpawnedLink = ({ command, args, env }: ChildCommand): RawLink => {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], ...(env ? { env } : {}) });
  const link = createLineLink(child.stdout, child.stdin);
  const left = new Promise((resolve) => child.once('close', resolve));
  const close = link.close;
  link.close = async () => {
    await close();
    await left;
  };
  child.on('error', (error) => link.onerror?.(error));
  return link;
};
