// An id is an address: which file of a folder it names.

/**
 * The file, of those that exist, that holds an id: `tools:call:content:text` lives in `tools-call` where that
 * file exists, else in `tools`. Undefined when there is neither.
 *
 * @param files names without folder and ending
 */
export const fileOf = (id: string, files: ReadonlySet<string>): string | undefined => {
  const [area = '', second = ''] = id.split(':');
  return [`${area}-${second}`, area].find((name) => files.has(name));
};

/** Lower-case segments joined by colons, at least two: `ping:server:answers`. */
export const isId = (text: string): boolean => /^[a-z0-9-]+(:[a-z0-9-]+)+$/.test(text);
