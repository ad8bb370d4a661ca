// action.yml and the workflows that show its use: read as YAML, and its steps run with the real commands, on the v1 SDK
// and a copy of it that answers a ping wrongly.

import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Action, type Job, runAction } from './action-runner.ts';

const root = join(import.meta.dirname, '..');
const action: Action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'action-'));
const workspace = join(folder, 'workspace');

/** A program on the path of the steps. */
const program = (name: string, text: string) => {
  writeFileSync(join(folder, 'bin', name), `#!/usr/bin/env bash\n${text}`);
  chmodSync(join(folder, 'bin', name), 0o755);
};

beforeAll(() => {
  mkdirSync(join(folder, 'bin'));
  // The script of package.json without a package manager, which would have to be fetched: npx -y pnpm@10 -s --dir DIR NAME …
  program(
    'npx',
    'cd "$5"; name="$6"; shift 6; exec $(node -p "require(\'./package.json\').scripts[\'$name\']") "$@"\n',
  );
  // A pull request with the comments in `comments`; what is written is kept.
  program('gh', `echo "$*" >> ${folder}/asked; case "$*" in *--jq*) cat ${folder}/comments ;; esac\n`);

  const sdk = join(root, 'node_modules/@modelcontextprotocol/sdk');
  for (const side of ['base', 'head'])
    cpSync(sdk, join(workspace, side), { recursive: true, dereference: true });
  const protocol = join(workspace, 'head/dist/esm/shared/protocol.js');
  const text = readFileSync(protocol, 'utf8');
  writeFileSync(protocol, text.replace('_request => ({})', '_request => ({ pong: true })'));
  expect(readFileSync(protocol, 'utf8')).not.toBe(text);
});
afterAll(() => rmSync(folder, { recursive: true }));

let jobs = 0;
const run = (inputs: Readonly<Record<string, string>>, github: object = { event_name: 'push' }) => {
  jobs += 1;
  const job: Job = {
    inputs: { base: 'base', head: 'head', only: 'ping:client-to-server ping:timeout', ...inputs },
    github,
    workspace,
    temp: join(folder, `job-${jobs}`),
    artifacts: join(folder, 'artifacts'),
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
  };
  return runAction(action, root, job);
};

const pullRequest = { event_name: 'pull_request', event: { pull_request: { number: 7 } } };
const comments = 'repos/kettles/sdk/issues/7/comments';
const lastAsked = () => readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n').at(-1);
const bodyOf = (asked = '') => readFileSync(/body=@(\S+)/.exec(asked)?.[1] ?? '', 'utf8');

test('a pull request that breaks something fails, with a sentence, a summary, annotations and a comment', () => {
  writeFileSync(join(folder, 'comments'), '');
  const { outputs, failed, ran, summary, log } = run({}, pullRequest);
  expect(ran).toEqual(['subjects', 'run', 'triage', 'keep', 'comment', 'verdict']);
  expect({ failed, exit: outputs.exit }).toEqual({ failed: true, exit: '1' });
  expect(outputs.sentence).toMatch(/^path:head\S* \(1\.\d+\.\d+\) against path:base.*: \d+ regressed/);
  expect(summary).toContain('ping:client-to-server');
  expect(log).toContain('::error ');
  expect(readdirSync(join(folder, 'artifacts/mcp-interaction'))).toEqual(
    expect.arrayContaining(['base.jsonl', 'head.jsonl', 'triage.html', 'triage.json', 'triage.md']),
  );
  expect(lastAsked()).toMatch(new RegExp(`^api --method POST ${comments} `));
  expect(bodyOf(lastAsked())).toBe(`<!-- mcp-interaction -->\n${summary}`);
});

test('over two machines it comes to the same, and the comment is the one of before', () => {
  const whole = readFileSync(join(folder, 'artifacts/mcp-interaction/triage.json'), 'utf8');
  writeFileSync(join(folder, 'comments'), '41\n');
  for (const shard of ['1/2', '2/2']) {
    const { ran, failed } = run({ shard }, pullRequest);
    expect({ ran, failed }).toEqual({ ran: ['subjects', 'run', 'keep-shard'], failed: false });
  }
  const { ran, outputs } = run({ join: 'true' }, pullRequest);
  expect(ran).toEqual(['subjects', 'fetch-shards', 'join', 'triage', 'keep', 'comment', 'verdict']);
  expect(readFileSync(join(outputs.folder ?? '', 'triage.json'), 'utf8')).toBe(whole);
  expect(lastAsked()).toMatch(/^api --method PATCH repos\/kettles\/sdk\/issues\/comments\/41 /);
});

test('against a run file of the same state nothing changed, and nobody is told', () => {
  const baseline = join(folder, 'artifacts/mcp-interaction/base.jsonl');
  const before = lastAsked();
  const { outputs, failed } = run({ base: baseline, head: 'base', comment: 'false' }, pullRequest);
  expect({ failed, exit: outputs.exit }).toEqual({ failed: false, exit: '0' });
  expect(outputs.sentence).toContain('nothing changed');
  expect(lastAsked()).toBe(before);
});

test('what is no subject fails, says why, and could not be told', () => {
  const { failed, ran, log, outputs } = run({ base: 'path:base', head: 'v9' });
  expect({ failed, last: ran.at(-1), exit: outputs.exit }).toEqual({ failed: true, last: 'run', exit: '2' });
  expect(log).toContain('v9');
});

test('where it cannot be told the comment of before is not left as it was', () => {
  writeFileSync(join(folder, 'comments'), '41\n');
  const { ran } = run({ head: 'v9' }, pullRequest);
  expect(ran).toEqual(['subjects', 'run', 'comment']);
  expect(bodyOf(lastAsked())).toContain('could not be told');
});

test('a shard is not joined in the same job', () => {
  const { failed, ran, log } = run({ shard: '1/2', join: 'true' });
  expect({ failed, ran }).toEqual({ failed: true, ran: ['subjects'] });
  expect(log).toContain('give one of them');
});

test('what comes from outside reaches a step through its environment alone', () => {
  const steps = action.runs.steps.filter((step) => step.run?.includes('${{'));
  expect(steps.map(({ id }) => id)).toEqual([]);
});

test('every input that a step reads is declared, and every declared one is read', () => {
  const read = [...JSON.stringify(action.runs).matchAll(/\binputs\.(\w+)/g)].map(([, name]) => name);
  expect([...new Set(read)].sort()).toEqual(Object.keys(action.inputs).sort());
});

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { uses?: string; with?: Record<string, unknown> }[] }>
  >;
}

test.each(readdirSync(join(root, 'examples')))('examples/%s gives the action what it takes', (file) => {
  const { jobs: all }: Workflow = parse(readFileSync(join(root, 'examples', file), 'utf8'));
  const uses = Object.values(all).flatMap(({ steps }) =>
    steps.filter(({ uses: one }) => one?.startsWith('./')),
  );
  expect(uses.length).toBeGreaterThan(0);
  const required = Object.keys(action.inputs).filter((name) => action.inputs[name]?.required);
  for (const { uses: one, with: given = {} } of uses) {
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(Object.keys(given)).toEqual(expect.arrayContaining(required));
    const checkedOut = Object.values(all).flatMap(({ steps }) => steps.map((step) => `./${step.with?.path}`));
    expect(checkedOut).toContain(one);
  }
});
