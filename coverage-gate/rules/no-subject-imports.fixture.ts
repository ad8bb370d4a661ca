// A miniature project that breaks no-subject-imports.

import type { Fixture } from '../fixture.ts';

const file = 'suites/client/ping.property.test.ts';
const at = (line: number, what: string) => ({
  file,
  line,
  message: `a suite must not import ${what}.
Take what it needs from #case, and expected values from the specification as literals.`,
});

export const fixture: Fixture = {
  files: {
    [file]: `import { expect } from 'vitest';
import { vi } from 'vitest';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { Agent } from 'undici';
import { readFileSync } from 'node:fs';
import * as everything from '#case';
const late = await import('@modelcontextprotocol/server');
type Tool = import('@modelcontextprotocol/client').Tool;
export * from 'zod';
`,
    'suites/transports/http.property.test.ts': `import { request } from 'undici';
import { once } from 'node:events';
import { z } from 'zod';
`,
  },
  findings: [
    at(2, 'vitest { vi }'),
    at(3, '@modelcontextprotocol/sdk/types.js { ErrorCode }'),
    at(4, 'undici { Agent }'),
    at(5, 'node:fs { readFileSync }'),
    at(6, '#case'),
    at(7, '@modelcontextprotocol/server'),
    at(8, '@modelcontextprotocol/client'),
    at(9, 'zod'),
    { ...at(3, 'zod { z }'), file: 'suites/transports/http.property.test.ts' },
  ],
};
