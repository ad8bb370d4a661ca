import { describe, expect, test } from 'vitest';
import { invented, mentionsOn, statementsOn } from './invented-page.ts';

describe('blocks in blocks', () => {
  test('a component in an item, without a blank line, is its own paragraph', () => {
    const page =
      '1. Boil **MUST** end\n   <Warning>\n     Steam **MAY** hurt.\n   </Warning>\n1. Cups MUST wait\n';
    expect(statementsOn(page)).toEqual([
      'MUST: Boil MUST end',
      'MAY: Steam MAY hurt.',
      'MUST: Cups MUST wait',
    ]);
  });

  test('a component in an item inherits nothing from the list', () => {
    const page = 'Kettles MUST:\n\n- Boil\n  <Note>\n    Wait a moment.\n  </Note>\n- Whistle\n';
    expect(statementsOn(page)).toHaveLength(2);
  });

  test('an indented fence hides its key words and parts', () => {
    const page =
      '1. Kettles MUST answer:\n\n   ```text\n   Cups MUST wait\n   ```\n\n   - Steam\n\n2. Lids MUST fit\n';
    expect(statementsOn(page)).toEqual(['MUST: Kettles MUST answer:', 'MUST: Lids MUST fit']);
    expect(mentionsOn(page)).toEqual([]);
  });

  test('a list that resumes at 6 stands under the lead-in before it, not under the first', () => {
    const page = 'Kettles MUST:\n\n5. Boil\n\nWhen cups are near:\n\n6. Whistles MUST stop\n7. Steam rises\n';
    expect(statementsOn(page)).toEqual([
      'MUST, inherited by item: Kettles MUST: Boil',
      'MUST: Whistles MUST stop',
    ]);
  });

  test('a lead-in and its list within a component or a quotation', () => {
    const list = 'Kettles MUST:\n\n- Boil\n';
    const inherited = ['MUST, inherited by item: Kettles MUST: Boil'];
    expect(statementsOn(`<Note>\n\n${list}\n</Note>\n`)).toEqual(inherited);
    expect(statementsOn(`<Some.New deep="yes">\n<Thing>\n\n${list}\n</Thing>\n</Some.New>\n`)).toEqual(
      inherited,
    );
    expect(statementsOn(list.replaceAll(/^/gm, '> '))).toEqual(inherited);
  });

  test('paragraphs and lists written as tags', () => {
    const page =
      '<div><p>Kettles MUST:</p> <ul> <li>Boil. Cups MAY wait.</li> <li><p>Whistle</p></li> </ul></div>\n';
    expect(statementsOn(page)).toEqual([
      'MUST, inherited by item: Kettles MUST: Boil.',
      'MAY: Cups MAY wait.',
      'MUST, inherited by item: Kettles MUST: Whistle',
    ]);
  });

  test('a footnote, which no page has: its mark is read as words, and nothing is lost', () => {
    const page = 'Kettles boil.[^1]\n\n[^1]: Lids MUST fit.\n';
    expect(statementsOn(page)).toEqual(['MUST: [^1]: Lids MUST fit.']);
  });
});

test('what is no text of the page is only spoken about, and never lost', () => {
  const page = [
    '---\ntitle: Lids that MUST fit\n---',
    "export const lids = 'SHOULD';",
    '## Lids that MAY fit',
    '{/* a lid is OPTIONAL */}',
    '<Card title="SHALL" fits={"REQUIRED"} />',
    '![a lid that MUST NOT fly](lid.png "RECOMMENDED")',
    '[lids](/lids#SHOULD "MAY") and {"MUST"}',
    '[tin]: /MUST "OPTIONAL"',
    '<pre id="lid">A lid MUST fit.</pre>',
    'The word `SHOULD` in code.',
    '| MAY |\n| - |\n| tin |',
  ].join('\n\n');

  expect(statementsOn(page)).toEqual([]);
  expect(mentionsOn(page).sort()).toEqual(
    [
      ...[
        'MUST',
        'SHOULD',
        'MAY',
        'OPTIONAL',
        'SHALL',
        'REQUIRED',
        'MUST NOT',
        'RECOMMENDED',
        'SHOULD',
        'MAY',
      ],
      ...['MUST', 'MUST', 'OPTIONAL', 'MUST', 'SHOULD', 'MAY'],
    ].sort(),
  );
});

test('anchors are headings and ids; an id ends with the element it stands in', () => {
  const page = [
    '<div id="switch" />',
    'Kettles MUST boil.',
    '## Lids',
    'Lids MUST fit.',
    '<section> <div id="knob"><span>knob</span></div> <p>Knobs MUST turn.</p> </section>',
    'Tin MUST shine.',
    '<a id="spout"></a>Spouts MUST pour.',
    '<h3>Handles</h3>',
    'Handles MUST hold.',
  ].join('\n\n');
  const { anchors, statements } = invented(page);

  expect(anchors.map(({ anchor }) => anchor)).toEqual(['', 'lids', 'knob', 'spout', 'handles']);
  expect(statements.map(({ anchor, text }) => `${anchor}: ${text.split(' ')[0]}`)).toEqual([
    ...[': Kettles', 'lids: Lids', 'knob: Knobs', 'lids: Tin', 'spout: Spouts', 'handles: Handles'],
  ]);
});

test('tags that only colour words change nothing', () => {
  const page =
    '<div><p>A <a href="#lid" class="tsd-signature-type"><span class="tsd-kind">lid</span></a> MUST fit.</p>' +
    '<a href="#lid" class="tsd-anchor-icon"><svg viewBox="0"><use href="#i"></use></svg></a></div>\n';
  expect(statementsOn(page)).toEqual(['MUST: A lid MUST fit.']);
});
