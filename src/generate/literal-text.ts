// The text of a literal as the formatter of this project leaves it: on one line where it fits.

/** Letters that a line may have. */
export const lineWidth = 110;

export interface LiteralStyle {
  /** A string; keys that are no identifiers too. */
  quote(text: string): string;
  key(name: string): string;
  /** After the last member of what stands on several lines. */
  readonly lastComma: string;
  /** Whether objects stand on several lines although they would fit on one. */
  readonly openObjects: boolean;
}

/** A string literal: in single quotes unless double ones need fewer escapes. */
export const quoted = (text: string): string => {
  const inDouble = JSON.stringify(text);
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  return singles > doubles
    ? inDouble
    : `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

export const typeScript: LiteralStyle = {
  quote: quoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  lastComma: ',',
  openObjects: false,
};

export const json: LiteralStyle = {
  quote: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  lastComma: '',
  openObjects: true,
};

/**
 * The text of a value made of objects, arrays, strings, numbers, booleans and null.
 *
 * @param indent of the line it begins on
 * @param used how much of that line is taken: what stands before it, and the comma after it
 */
export const literalText = (value: unknown, style: LiteralStyle, indent = 0, used = indent): string => {
  if (typeof value === 'string') return style.quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const flat = flatText(value, style);
  if (used + flat.length <= lineWidth && !isOpen(value, style)) return flat;
  const inner = indent + 2;
  const isArray = Array.isArray(value);
  const members = Object.entries(value).map(([name, member]) => {
    const key = isArray ? '' : `${style.key(name)}: `;
    return `${' '.repeat(inner)}${key}${literalText(member, style, inner, inner + key.length + 1)}`;
  });
  const [open, close] = isArray ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}${style.lastComma}\n${' '.repeat(indent)}${close}`;
};

const flatText = (value: unknown, style: LiteralStyle): string => {
  if (typeof value === 'string') return style.quote(value);
  if (Array.isArray(value)) return `[${value.map((one) => flatText(one, style)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const members = Object.entries(value).map(([name, one]) => `${style.key(name)}: ${flatText(one, style)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
};

const hasMembers = (value: unknown, least: number): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length >= least;

/** Whether a value stands on several lines however short it is. */
const isOpen = (value: object, style: LiteralStyle): boolean => {
  if (!Array.isArray(value)) return style.openObjects && hasMembers(value, 1);
  const table = value.length > 1 && value.every((one) => !Array.isArray(one) && hasMembers(one, 2));
  return table || value.some((one) => typeof one === 'object' && one !== null && isOpen(one, style));
};
