// The moment at which somebody gives something up.

/** Resolves with the reason once a signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    const tell = () => resolve(signal.reason);
    if (signal.aborted) tell();
    else signal.addEventListener('abort', tell, { once: true });
  });
