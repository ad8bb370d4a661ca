// Keeps absent what is absent: `{ a: undefined }` is another message than `{}` to whoever compares whole values.

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** A copy of `fields` without those that are undefined. */
export const withoutUndefined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
