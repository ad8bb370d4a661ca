// How long a wait may take before it counts as hung. Timers are taken as the module is loaded, so that a test which
// replaces the clock does not stop the suite's own waits.

const { setImmediate, setTimeout, clearTimeout } = globalThis;

/** One turn of the event loop: everything that was ready has run. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets the event loop rest for so many milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const turns = async (count: number): Promise<void> => {
  for (let done = 0; done < count; done += 1) await turn();
};

/** Thrown when a bounded wait is over and nothing has come. */
export class NothingCameError extends Error {
  readonly code = 'NOTHING_CAME';
  constructor(awaited: string) {
    super(`Waited for ${awaited}, and it did not come. Look at the wire: who should have sent it?`);
  }
}

/** Real time is only the outer bound of a wait that is lost anyway; a machine under load gets its turns as well. */
const lastResort = { milliseconds: 3_000, turns: 200 } as const;

/** The outcome of `promise`, or NothingCameError once the bound is reached. */
export const bounded = async <T>(
  promise: Promise<T>,
  awaited: string,
  milliseconds: number = lastResort.milliseconds,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void turns(lastResort.turns).then(() => reject(new NothingCameError(awaited)));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
};

const restBetweenLooks = 2;

/** Whether `holds` became true within some turns of the event loop and, for carriers outside it, some real time. */
export const within = async (
  holds: () => boolean,
  { turns: most = 100, milliseconds = 0 }: { turns?: number; milliseconds?: number } = {},
): Promise<boolean> => {
  const until = performance.now() + milliseconds;
  for (let done = 0; done < most || performance.now() < until; done += 1) {
    if (holds()) return true;
    // Whoever is waited for outside of this process needs the core.
    await (done < most ? turn() : pause(restBetweenLooks));
  }
  return holds();
};
