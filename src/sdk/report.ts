// How whoever waits is told what goes on.

/** Called with one line each time something begins that takes long. */
export type Report = (progress: string) => void;
