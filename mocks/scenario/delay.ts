/** Resolves after some milliseconds, or immediately for 0. */
export const delay = (milliseconds: number): Promise<void> =>
  milliseconds <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });

/** Runs work after its delay and in order, so that a socket never reorders frames. */
export function createLateQueue(): (delayMs: number, work: () => void) => void {
  let dueAt = 0;
  let waiting = 0;
  return (delayMs, work) => {
    const now = performance.now();
    dueAt = Math.max(dueAt, now + delayMs);
    if (delayMs <= 0 && waiting === 0) {
      work();
      return;
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      work();
    }, dueAt - now);
  };
}
