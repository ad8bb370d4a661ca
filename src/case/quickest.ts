// How long work takes that gives nobody else a turn: no event tells of its end, so real time has to.

/**
 * Milliseconds that the quickest of several tries takes: a busy machine may take its time over one of them.
 * @param work that is done when it returns
 */
export const quickestOf = (tries: number, work: () => void): number => {
  const times = Array.from({ length: tries }, () => {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
  return Math.min(...times);
};
