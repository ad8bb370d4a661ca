// The floors of the house are stacked: imports go down only. The table is data.

import { posix } from 'node:path';
import { type Import, importsOf } from '../imports.ts';
import { floorNames } from '../project.ts';
import type { Rule } from '../rule.ts';

type Floor = (typeof floorNames)[number];

/** Which floors each floor may import besides itself. */
const below: Readonly<Record<Floor, readonly Floor[]>> = {
  requirements: [],
  transports: ['requirements'],
  src: ['requirements', 'transports'],
  suites: [],
  'coverage-gate': ['requirements', 'src'],
  scripts: ['requirements', 'transports', 'src', 'coverage-gate'],
};

/** Tests beside their source may also look at what lies above, to put the real thing under it. */
const besideTests: readonly Floor[] = ['requirements', 'transports', 'src'];

/** The place that may name an SDK package. */
const namesSdk = /^src\/sdk\//;
const sdkPackage = /^@modelcontextprotocol\//;

export const importTable: Rule = {
  name: 'import-table',
  *find({ files }) {
    for (const { path: file, source } of files) {
      for (const one of importsOf(source)) {
        const problem = problemOf(file, one);
        if (problem) yield { file, line: one.line, message: problem };
      }
    }
  },
};

const problemOf = (file: string, { specifier }: Import): string | undefined => {
  const floor = file.split('/')[0] as Floor;
  const test = file.endsWith('.test.ts') && floor !== 'suites';
  if (specifier === '#case' || specifier.startsWith('.')) {
    const target = specifier === '#case' ? 'src' : posix.join(posix.dirname(file), specifier).split('/')[0];
    if (floor === 'suites' && specifier === '#case') return undefined;
    if (target === floor || !isFloor(target) || below[floor].includes(target)) return undefined;
    if (test && besideTests.includes(target)) return undefined;
    const lower =
      below[floor].map((name) => `${name}/`).join(', ') || (floor === 'suites' ? '#case' : 'nothing');
    return `${floor}/ must not import ${specifier}: it may import itself and ${lower}.\nMove the code to the floor that both may import.`;
  }
  if (floor === 'requirements' && !test) {
    return `requirements/ must not import ${specifier}: it imports nothing.\nMove what needs it to src/.`;
  }
  if (sdkPackage.test(specifier) && floor !== 'suites' && !test && !namesSdk.test(file)) {
    return `only src/sdk/ names an SDK package, and this imports ${specifier}.\nGo through the binding.`;
  }
  return undefined;
};

const isFloor = (name: string | undefined): name is Floor =>
  (floorNames as readonly (string | undefined)[]).includes(name);
