// The frame of a JUnit document: suites with their cases, counted.

import type { Cell } from '../results/model.ts';
import { element } from './xml.ts';

export interface TestCase {
  readonly xml: string;
  readonly verdict: 'passed' | 'skipped' | 'failure' | 'error';
}

export interface TestSuite {
  readonly name: string;
  readonly cases: readonly TestCase[];
}

/** What a cell is called as a test case. */
export const caseName = ({ ids, title, tier, transport, revision }: Cell) => ({
  classname: ids.join(' + '),
  name: `${title} [${tier} ${transport} ${revision}]`,
});

const counts = (cases: readonly TestCase[]) => {
  const number = (verdict: TestCase['verdict']) => cases.filter((one) => one.verdict === verdict).length;
  return {
    tests: cases.length,
    failures: number('failure'),
    errors: number('error'),
    skipped: number('skipped'),
  };
};

export const junitDocument = (suites: readonly TestSuite[]): string => {
  const children = suites.map(({ name, cases }) =>
    element('testsuite', { name, ...counts(cases) }, ['\n', ...cases.map(({ xml }) => `${xml}\n`)]),
  );
  const all = counts(suites.flatMap(({ cases }) => cases));
  const document = element('testsuites', { name: 'mcp-interaction', ...all }, children);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
