// A triage as JUnit XML: what regressed fails, and nothing else does, whatever state the SDK is in.

import { cellOf } from '../../triage/change.ts';
import type { Row } from '../../triage/row.ts';
import type { Standing } from '../../triage/standing.ts';
import type { Verdict } from '../../triage/verdict.ts';
import { caseName, junitDocument, type TestCase } from '../junit-document.ts';
import { element, escaped } from '../xml.ts';
import { changesOf, type TriageReport } from './model.ts';
import { triageSentence } from './sentence.ts';
import { told } from './words.ts';

const results: Partial<Record<Verdict, TestCase['verdict']>> = {
  regressed: 'failure',
  unsure: 'error',
  lost: 'skipped',
  gone: 'skipped',
};

const childrenOf = (row: Row, standing: Standing | undefined): string[] => {
  const { verdict, before, after } = row;
  const message = `${before ? told(before) : 'absent'} → ${after ? told(after) : 'absent'}`;
  const result = results[verdict];
  if (result === undefined) return verdict === 'same' ? [] : [element('system-out', {}, [escaped(verdict)])];
  if (result === 'skipped') return [element('skipped', { message: verdict })];
  const text = [standing?.meaning, standing?.next].filter((one) => one !== undefined).join('\nnext: ');
  return [element(result, { message, type: verdict }, [escaped(text)])];
};

/** One JUnit document whose suite is named by the sentence that says what changed. */
export const triageJunit = (report: TriageReport): string => {
  const standings = new Map(
    changesOf(report.causes).flatMap(({ rows, standing }) => rows.map((row) => [row, standing])),
  );
  const cases = report.triage.rows.map(
    (row): TestCase => ({
      verdict: results[row.verdict] ?? 'passed',
      xml: element('testcase', caseName(cellOf(row)), childrenOf(row, standings.get(row))),
    }),
  );
  return junitDocument([{ name: triageSentence(report.triage), cases }]);
};
