// What a subject writes to the console, which shows none of it meanwhile.

const levels = ['log', 'info', 'warn', 'error'] as const;

/** What is written while `act` runs, under the level of each, in order. */
export const saidOnConsole = async (act: () => unknown): Promise<unknown[][]> => {
  const said: unknown[][] = [];
  const { log, info, warn, error } = console;
  for (const level of levels) console[level] = (...words: unknown[]) => void said.push([level, ...words]);
  try {
    await act();
  } finally {
    Object.assign(console, { log, info, warn, error });
  }
  return said;
};
