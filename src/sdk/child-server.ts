// How to start a server of the subject as a process of its own.

import { fileURLToPath } from 'node:url';
import type { Era } from '../../requirements/revisions.ts';
import type { ChildCommand } from '../../transports/port.ts';
import type { Subject } from './subject.ts';

/** The command for a child that loads the subject's own packages; what it does stands in child-tools.mjs. */
export const childServer = ({ line, from }: Subject, era: Era): ChildCommand => ({
  command: process.execPath,
  args: [fileURLToPath(new URL(`./${line}/child-server.mjs`, import.meta.url)), from, era],
});
