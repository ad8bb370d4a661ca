import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requirements as ours } from '../../requirements/index.ts';
import type { Requirement } from '../../requirements/model.ts';
import { atOf } from '../../requirements/spec/place.ts';
import type { Pair, Placed } from './alignment.ts';
import { type Audit, audit } from './audit.ts';
import { inventedCheckout, newer, older } from './audit-invented.ts';
import { type Side, sideOf } from './audit-side.ts';
import { noCheckout, specFolder } from './spec-folder.ts';

const unchangedShapes = {
  methods: { added: [], removed: [] },
  notifications: { added: [], removed: [] },
  types: { added: [], removed: [] },
  senders: [],
  fields: [],
};

const way = ({ from, to }: Pair): string => `${atOf(from)} → ${atOf(to)}`;

describe('an invented revision that nobody has seen', () => {
  const folder = inventedCheckout();
  afterAll(() => rmSync(folder, { recursive: true }));
  let found: Audit;
  let from: Side;

  const claim = (at: string, word = ''): Requirement => ({
    source: [
      {
        at,
        tags: from.statements
          .filter((one) => atOf(one) === at && one.text?.includes(word))
          .map(({ tag }) => tag),
      },
    ],
    behavior: 'The kettle boils.',
    level: 'must',
  });

  beforeAll(() => {
    from = sideOf(folder, older);
    const requirements = {
      'brew:boil': claim('brew#boiling', 'boil'),
      'brew:pour': claim('brew#boiling', 'pours'),
      'brew:whistle': claim('brew#sounds'),
      'cups:rim': claim('cups#filling'),
      'cups:shelf': claim('cups#storage'),
    };
    found = audit({ from, to: sideOf(folder, newer), listed: false, requirements, setAside: [] });
  });

  test('shows exactly the edits in its statements', () => {
    expect(found.statements).toEqual({ same: 3, moved: 3, reworded: 1, removed: 0, new: 1 });
    expect(found.moved.map(way)).toEqual([
      'brew#sounds → brew#noises',
      'cups#storage → shelf#storage',
      'cups#storage → shelf#storage',
    ]);
    expect(found.reworded.map(way)).toEqual(['brew#boiling → brew#boiling']);
    expect(found.unclaimed.map(({ page, level, statements }) => [page, level, statements.length])).toEqual([
      ['brew', 'must', 1],
    ]);
    expect(found.unclaimed[0]?.statements[0]?.text).toContain('a match of wood');
  });

  test('shows exactly the edits in its messages', () => {
    expect(found.shapes).toEqual({
      ...unchangedShapes,
      methods: { added: [], removed: ['kettle/whistle'] },
      types: { added: [], removed: ['Whistle'] },
    });
    expect(found.codes).toEqual([]);
  });

  test('says what it means for every requirement', () => {
    expect(Object.fromEntries(found.requirements.map(({ id, verdict }) => [id, verdict]))).toEqual({
      'brew:boil': 'untouched',
      'brew:pour': 're-audit',
      'brew:whistle': 're-link',
      'cups:rim': 'untouched',
      'cups:shelf': 're-link',
    });
    expect(found.links).toEqual([]);
    expect(found.decisions).toBe(4);
  });

  test('is compared with itself and leaves nothing to decide', () => {
    const same = audit({ from, to: from, listed: false, requirements: {}, setAside: [] });

    expect(same.statements).toEqual({ same: 7, moved: 0, reworded: 0, removed: 0, new: 0 });
    expect(same.shapes).toEqual(unchangedShapes);
    expect(same.decisions).toBe(0);
  });

  test('is refused by a name that is nowhere, with those that are', () => {
    expect(() => sideOf(folder, '2031-12-31')).toThrow(
      expect.objectContaining({ code: 'no-such-revision', message: expect.stringContaining(newer) }),
    );
  });
});

test('without a checkout the committed facts tell what moved by tag, and no text', () => {
  const [from, to] = [sideOf('/nowhere', '2025-11-25'), sideOf('/nowhere', '2026-07-28')];
  const found = audit({ from, to, listed: true, requirements: {}, setAside: [] });

  expect(found.texts).toBe(false);
  expect([...found.moved, ...found.reworded].some(({ to: one }) => one.text !== undefined)).toBe(false);
  expect(found.moved.map(way)).toEqual(
    expect.arrayContaining([
      'basic/utilities/cancellation#timing-considerations → basic/patterns/cancellation#timing-considerations',
      'basic/authorization#token-theft → basic/authorization/security-considerations#token-theft',
    ]),
  );
});

describe('a sixth revision, derived from the last one', () => {
  const spec = specFolder();
  const [last, sixth] = ['2026-07-28', '2099-01-01'];
  const missing = !existsSync(join(spec, 'docs/specification', last));
  const folder = mkdtempSync(join(tmpdir(), 'sixth-spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = (name: string): string => join(folder, 'docs/specification', sixth, `${name}.mdx`);
  const edit = (file: string, change: (text: string) => string): void => {
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
  };

  /** One key word in the whole section, so that its sentence can be found again. */
  const only = (side: Side, on: string): Placed => {
    const isOnly = (one: Placed) => side.statements.filter((other) => atOf(other) === atOf(one)).length === 1;
    return side.statements.find((one) => one.page === on && one.form === 'sentence' && isOnly(one)) as Placed;
  };

  const below = (side: Side, on: string, anchors: readonly string[]): Placed[] =>
    side.statements.filter((one) => one.page === on && one.anchor !== '' && anchors.includes(one.anchor));

  test('shows exactly the edits', ({ skip }) => {
    skip(missing, noCheckout(spec));
    for (const part of ['docs/specification', 'schema']) {
      cpSync(join(spec, part, last), join(folder, part, last), { recursive: true });
      // The page generated from the schema takes longest to read, and no edit concerns it.
      rmSync(join(folder, part, last, 'schema.mdx'), { force: true });
      cpSync(join(folder, part, last), join(folder, part, sixth), { recursive: true });
    }
    const from = sideOf(folder, last);

    // A section has another name.
    edit(page('server/tools'), (text) => text.replace(/^## Capabilities$/m, '## What a Kettle Can Do'));
    // A sentence has other words.
    const reworded = only(from, 'server/prompts');
    edit(page('server/prompts'), (text) => {
      const lines = text.split('\n');
      const line = (reworded.line as number) - 1;
      lines[line] = (lines[line] as string).replace(/\*\*(MUST|SHOULD|MAY)\*\*/, '**$1** by all means');
      return lines.join('\n');
    });
    // A rule is new.
    edit(page('server/resources'), (text) => `${text}\n\n## Kettles\n\nThe server **MUST** whistle.\n`);
    // A page is two.
    const [first = '', second = ''] = readFileSync(page('server/utilities/caching'), 'utf8').split(
      /(?=^## Interaction with Notifications$)/m,
    );
    writeFileSync(page('server/utilities/caching'), first);
    writeFileSync(page('server/utilities/caching-notified'), `---\ntitle: Notified\n---\n\n${second}`);
    // A method is gone.
    edit(join(folder, 'schema', sixth, 'schema.json'), (text) => {
      const schema = JSON.parse(text);
      delete schema.$defs.CompleteRequest;
      schema.$defs.ClientRequest.anyOf = schema.$defs.ClientRequest.anyOf.filter(
        ({ $ref }: { $ref: string }) => !$ref.endsWith('/CompleteRequest'),
      );
      return JSON.stringify(schema);
    });

    const to = sideOf(folder, sixth);
    const found = audit({ from, to, listed: false, requirements: ours, setAside: [] });
    const renamed = below(from, 'server/tools', ['capabilities']);
    const split = below(from, 'server/utilities/caching', [
      ...(to.pages.get('server/utilities/caching-notified') ?? []),
    ]);

    expect(renamed.length).toBeGreaterThan(0);
    expect(split.length).toBeGreaterThan(0);
    expect(found.moved.map(({ from: one }) => atOf(one)).sort()).toEqual(
      [...renamed, ...split].map(atOf).sort(),
    );
    expect(found.reworded.map(({ from: one }) => atOf(one))).toEqual([atOf(reworded)]);
    expect(found.removed).toEqual([]);
    expect(found.added.map(({ text }) => text)).toEqual(['The server MUST whistle.']);
    expect(found.shapes).toEqual({
      ...unchangedShapes,
      methods: { added: [], removed: ['completion/complete'] },
      types: { added: [], removed: ['CompleteRequest'] },
    });
    expect(found.codes).toEqual([]);
  });
});
