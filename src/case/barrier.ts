// A meeting point: nobody passes before everybody has come.

/** A barrier for `parties`: `arrive()` resolves for all of them once the last one has called it. */
export const barrier = (parties: number): { arrive(): Promise<void> } => {
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  let arrived = 0;
  return {
    arrive() {
      arrived += 1;
      if (arrived === parties) open();
      return gate;
    },
  };
};
