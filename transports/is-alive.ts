// Whether a child process still runs, asked of the operating system.

/** True until the process has ended and this one has taken note of it. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
