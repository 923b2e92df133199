/** Resolves after some milliseconds; at once for none. */
export const delay = (milliseconds: number): Promise<void> =>
  milliseconds <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      });

/** Runs work later and in the order it came, however long each waits: a socket never overtakes itself. */
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
