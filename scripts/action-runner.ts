// A composite action as GitHub's runners run one, as far as action.yml needs it: expressions, conditions, outputs of
// steps, artifacts in a folder. Commands are run for real.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Step {
  readonly id: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly run?: string;
}

export interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

/** What a workflow gives, and where the machine keeps things. */
export interface Job {
  readonly inputs: Readonly<Record<string, string>>;
  readonly github: object;
  /** The workspace: relative paths start here. */
  readonly workspace: string;
  /** Of this job alone. */
  readonly temp: string;
  /** Of the workflow: what one job keeps another can fetch. */
  readonly artifacts: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface JobResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** The steps that ran, in their order. */
  readonly ran: readonly string[];
  readonly failed: boolean;
  readonly log: string;
  readonly summary: string;
}

type Context = Readonly<Record<string, unknown>>;

const valueAt = (path: string, context: Context): string => {
  let value: unknown = context;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
  return value === undefined ? '' : String(value);
};

/** A text with its `${{ a.b }}` and `${{ a.b || 'c' }}` filled in. */
const filled = (text: string, context: Context): string =>
  text.replaceAll(
    /\$\{\{ ([\w.-]+)(?: \|\| '(\w*)')? \}\}/g,
    (_, path: string, otherwise = '') => valueAt(path, context) || otherwise,
  );

/** Such as `always() && inputs.a == 'x' && inputs.b != 'y'`, the only form that the action uses. */
const holds = (condition: string, context: Context, failed: boolean): boolean => {
  const parts = condition.split(' && ').filter(Boolean);
  if (failed && !parts.includes('always()')) return false;
  return parts
    .filter((part) => part !== 'always()')
    .every((part) => {
      const [, path, operator, literal] = /^([\w.]+) (==|!=) '(\w*)'$/.exec(part) ?? [];
      if (path === undefined) throw new Error(`not a form of condition that is understood here: ${part}`);
      return (valueAt(path, context) === literal) === (operator === '==');
    });
};

const pairsIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const exchange = (
  uses: string,
  { name = '', pattern = '', path = '' }: Readonly<Record<string, string>>,
  artifacts: string,
) => {
  if (uses.startsWith('actions/upload-artifact@'))
    return cpSync(path, join(artifacts, name), { recursive: true });
  const kept = readdirSync(artifacts).filter((one) => one.startsWith(pattern.replace(/\*$/, '')));
  for (const one of kept) cpSync(join(artifacts, one), join(path, one), { recursive: true });
};

export const runAction = (action: Action, root: string, job: Job): JobResult => {
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? '']);
  const steps: Record<string, { outputs: Record<string, string> }> = {};
  const context = { inputs: { ...Object.fromEntries(defaults), ...job.inputs }, github: job.github, steps };
  const [output, summary] = [join(job.temp, 'output'), join(job.temp, 'summary')];
  mkdirSync(job.temp, { recursive: true });
  writeFileSync(summary, '');
  const ran: string[] = [];
  let log = '';
  let failed = false;
  for (const step of action.runs.steps) {
    if (!holds(step.if ?? '', context, failed)) continue;
    ran.push(step.id);
    const fill = (all: Readonly<Record<string, string | boolean>> = {}) =>
      Object.fromEntries(Object.entries(all).map(([name, text]) => [name, filled(String(text), context)]));
    if (step.uses !== undefined) exchange(step.uses, fill(step.with), job.artifacts);
    if (step.run === undefined) continue;
    writeFileSync(output, '');
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run],
      {
        cwd: job.workspace,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...job.env,
          ...fill(step.env),
          GITHUB_ACTION_PATH: root,
          GITHUB_OUTPUT: output,
          GITHUB_REPOSITORY: 'kettles/sdk',
          GITHUB_STEP_SUMMARY: summary,
          RUNNER_TEMP: job.temp,
        },
      },
    );
    log += stdout + stderr;
    steps[step.id] = { outputs: pairsIn(output) };
    failed ||= status !== 0;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value, context)]);
  return { outputs: Object.fromEntries(outputs), ran, failed, log, summary: readFileSync(summary, 'utf8') };
};
