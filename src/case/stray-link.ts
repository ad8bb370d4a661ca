// A link of nobody: whoever is attached to it hears of nothing.

/** A new one, and how often it was started. */
export const strayLink = () => {
  const stray = {
    started: 0,
    onclose: undefined as (() => void) | undefined,
    start: async () => {
      stray.started += 1;
    },
    send: async () => {
      throw new Error('a stray link');
    },
    close: async () => stray.onclose?.(),
  };
  return stray;
};
