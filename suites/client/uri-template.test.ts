// The class of URI templates that the SDK exports for both ends. No message is involved.

import { type CaseContext, expect, observed, verifies } from '#case';

const templates = ({ sdk }: CaseContext) => sdk.exported.UriTemplate;

const values = {
  word: 'value',
  path: '/foo/bar',
  hello: 'Hello World',
  list: ['red', 'green', 'blue'],
  odd: ['a b', 'c/d'],
  empty: '',
  x: '1024',
  y: '768',
};

/** Each template filled in with the values above. */
const filledIn = (cell: CaseContext, texts: readonly string[]) => {
  const UriTemplate = templates(cell);
  return Object.fromEntries(texts.map((text) => [text, new UriTemplate(text).expand(values)]));
};

verifies(
  'uri-template:asked',
  'three texts with a name in braces are templates, seven others are none',
  async (cell) => {
    const UriTemplate = templates(cell);

    expect(['{a}', 'x{?q}y', '{}{a}'].filter((text) => !UriTemplate.isTemplate(text))).toEqual([]);
    const others = ['', 'plain', '{}', '{ }', '{a b}', '}{', '{a'];
    expect(others.filter((text) => UriTemplate.isTemplate(text))).toEqual([]);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:parts',
  'names arrive without signs, asterisks, spaces and empty places, and the text as it was',
  async (cell) => {
    const UriTemplate = templates(cell);
    const text = 'x:{a}{+b}{#c}{.d}{/e*}{?f,g}{&h} { i , ,j* }end';
    const template = new UriTemplate(text);

    expect(String(template)).toBe(text);
    expect(template.variableNames).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
    expect(new UriTemplate('plain').variableNames).toEqual([]);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:unclosed',
  'a brace that is never closed is no template, though one before it is',
  async (cell) => {
    const UriTemplate = templates(cell);

    expect(() => new UriTemplate('a{b}{c')).toThrow(new Error('Unclosed template expression'));
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:limit:length',
  'a template, a value and a URI of a million characters pass, one character more is refused',
  async (cell) => {
    const UriTemplate = templates(cell);
    const million = 'a'.repeat(1_000_000);
    const any = new UriTemplate('{any}');
    const refusal = (what: string) =>
      new Error(`${what} exceeds maximum length of 1000000 characters (got 1000001)`);

    const name = million.slice(2);
    expect(new UriTemplate(`{${name}}`).variableNames).toEqual([name]);
    expect(() => new UriTemplate(`{a${name}}`)).toThrow(refusal('Template'));
    expect(any.expand({ any: million })).toBe(million);
    expect(() => any.expand({ any: `a${million}` })).toThrow(refusal('Variable value'));
    expect(any.match(million)).toEqual({ any: million });
    expect(() => any.match(`a${million}`)).toThrow(refusal('URI'));
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:limit:expressions',
  'ten thousand expressions pass, one more is refused',
  async (cell) => {
    const UriTemplate = templates(cell);

    expect(new UriTemplate('{a}'.repeat(10_000)).variableNames).toHaveLength(10_000);
    expect(() => new UriTemplate('{a}'.repeat(10_001))).toThrow(
      new Error('Template contains too many expressions (max 10000)'),
    );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:limit:pattern',
  'a template whose pattern is twice as long as its text is refused when it is to match',
  async (cell) => {
    const UriTemplate = templates(cell);
    const template = new UriTemplate(`{?${'.'.repeat(500_000)}}`);

    expect(() => template.match('a')).toThrow(
      new Error('Generated regex pattern exceeds maximum length of 1000000 characters (got 1000012)'),
    );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:operators',
  'one value in each of seven kinds of expression, a slash in it encoded or not',
  async (cell) => {
    const expected = {
      '{hello}': 'Hello%20World',
      '{path}': '%2Ffoo%2Fbar',
      '{+path}/here': '/foo/bar/here',
      '{+hello}': 'Hello%20World',
      '{#path}': '#/foo/bar',
      'X{.word}': 'X.value',
      '{/path}': '/%2Ffoo%2Fbar',
      'x:y{?path}': 'x:y?path=%2Ffoo%2Fbar',
      'x:y?q=1{&path}': 'x:y?q=1&path=%2Ffoo%2Fbar',
      'a b{ x }c': 'a b1024c',
    };

    expect(filledIn(cell, Object.keys(expected))).toEqual(expected);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:signs',
  'signs that a URI reserves are encoded where the kind of the expression does not let them through',
  async (cell) => {
    const UriTemplate = templates(cell);
    const signs = { signs: ":/?#[]@!$&'()*+,;=-._~" };
    const seen = ['{signs}', '{+signs}'].map((text) => new UriTemplate(text).expand(signs));

    observed(seen)
      .required((all) =>
        expect(all).toEqual([
          '%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D-._~',
          ":/?#[]@!$&'()*+,;=-._~",
        ]),
      )
      .divergent('as-javascript', (all) =>
        expect(all).toEqual([
          "%3A%2F%3F%23%5B%5D%40!%24%26'()*%2B%2C%3B%3D-._~",
          ":/?#%5B%5D@!$&'()*+,;=-._~",
        ]),
      );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:list',
  'a list of three in each kind of expression, exploded and not',
  async (cell) => {
    const alike = {
      '{list}': 'red,green,blue',
      '{odd}': 'a%20b,c%2Fd',
      '{list*}': 'red,green,blue',
      '{+list}': 'red,green,blue',
      '{+odd}': 'a%20b,c/d',
      '{#list}': '#red,green,blue',
      '{.list*}': '.red.green.blue',
      '{/list*}': '/red/green/blue',
      '{?list}': '?list=red,green,blue',
      '{?odd}': '?odd=a%20b,c%2Fd',
      '{&list}': '&list=red,green,blue',
    };
    const apart = {
      '{.list}': '.red,green,blue',
      '{/list}': '/red,green,blue',
      '{?list*}': '?list=red&list=green&list=blue',
    };

    expect(filledIn(cell, Object.keys(alike))).toEqual(alike);
    observed(filledIn(cell, Object.keys(apart)))
      .required((seen) => expect(seen).toEqual(apart))
      .divergent('asterisk-ignored', (seen) =>
        expect(seen).toEqual({
          '{.list}': '.red.green.blue',
          '{/list}': '/red/green/blue',
          '{?list*}': '?list=red,green,blue',
        }),
      );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:several',
  'two values in one expression, of a simple kind and of kinds with a sign',
  async (cell) => {
    const expected = {
      '{x,y}': '1024,768',
      '{x,hello}': '1024,Hello%20World',
      '{+x,path}': '1024,/foo/bar',
      '{#x,y}': '#1024,768',
      '{.word,x}': '.value.1024',
      '{/word,x}': '/value/1024',
      '{x,list}': '1024,red,green,blue',
    };

    observed(filledIn(cell, Object.keys(expected)))
      .required((seen) => expect(seen).toEqual(expected))
      .divergent('bare', (seen) =>
        expect(seen).toEqual({
          '{x,y}': '1024,768',
          '{x,hello}': '1024,Hello World',
          '{+x,path}': '1024,/foo/bar',
          '{#x,y}': '1024,768',
          '{.word,x}': 'value,1024',
          '{/word,x}': 'value,1024',
          '{x,list}': '1024,red',
        }),
      );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:query',
  'a query is opened by one sign and gone on with by the other, after nothing as well',
  async (cell) => {
    const expected = {
      '{?x,hello}': '?x=1024&hello=Hello%20World',
      '{?x}{&y}': '?x=1024&y=768',
      '{&x}{&y}': '&x=1024&y=768',
      '{?none}{?y}': '?y=768',
      '{?x}/{path}': '?x=1024/%2Ffoo%2Fbar',
    };

    expect(filledIn(cell, Object.keys(expected))).toEqual(expected);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:query:several',
  'each expression keeps its own sign, the second that opens a query as well',
  async (cell) => {
    const expected = { '{?x}{?y}': '?x=1024?y=768', '{&x}{?y}': '&x=1024?y=768' };

    observed(filledIn(cell, Object.keys(expected)))
      .required((seen) => expect(seen).toEqual(expected))
      .divergent('joined', (seen) =>
        expect(seen).toEqual({ '{?x}{?y}': '?x=1024&y=768', '{&x}{?y}': '&x=1024&y=768' }),
      );
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:absent',
  'variables without a value leave nothing behind, those with an empty one their signs and names',
  async (cell) => {
    const expected = {
      'a{none}b': 'ab',
      '{x,none}': '1024',
      '{none,nope}': '',
      '{?x,none}': '?x=1024',
      '{?none,nope}': '',
      '{/none}': '',
      'a{empty}b': 'ab',
      '{/empty}': '/',
      '{#empty}': '#',
      '{?empty}': '?empty=',
    };

    expect(filledIn(cell, Object.keys(expected))).toEqual(expected);
    cell.wire.toRead([]);
  },
);

verifies(
  'uri-template:expand:prefix',
  'the first three characters of a value are filled in where three are asked for',
  async (cell) => {
    observed(filledIn(cell, ['{word:3}', '{+path:6}/here']))
      .required((seen) => expect(seen).toEqual({ '{word:3}': 'val', '{+path:6}/here': '/foo/b/here' }))
      .divergent('nothing', (seen) => expect(seen).toEqual({ '{word:3}': '', '{+path:6}/here': '/here' }));
    cell.wire.toRead([]);
  },
);
