// An id is an address: which file of a folder it names.

/**
 * The file, of those that exist, that holds an id: the one named after the longest beginning of it.
 * `tools:call:content:text` lives in `tools-call-content` where that file exists, else in `tools-call`, else in `tools`.
 * Undefined when there is none.
 *
 * @param files names without folder and ending
 */
export const fileOf = (id: string, files: ReadonlySet<string>): string | undefined => {
  const segments = id.split(':');
  return segments
    .map((_, left) => segments.slice(0, segments.length - left).join('-'))
    .find((name) => files.has(name));
};

/** Lower-case segments joined by colons, at least two: `ping:server:answers`. */
export const isId = (text: string): boolean => /^[a-z0-9-]+(:[a-z0-9-]+)+$/.test(text);

/** The area of an id: `tools` of `tools:call:content:text`. */
export const areaOf = (id: string): string => id.split(':')[0] ?? '';
