// Exceptions and rejections that nobody handles are the crash of whoever runs at that time: the cell's.

/** Collects unhandled errors of this process until `end()` is called. */
export const crashesDuring = (): { end(): unknown[] } => {
  const crashes: unknown[] = [];
  const note = (error: unknown) => crashes.push(error);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  return {
    end() {
      process.off('unhandledRejection', note);
      process.off('uncaughtException', note);
      return crashes;
    },
  };
};
