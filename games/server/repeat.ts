/** Work that is done again and again. */
export interface Repetition {
  /** Ends it. Resolves once the run under way is done. */
  stop(): Promise<void>;
}

/** Does work every so many milliseconds, never twice at once. A failure is reported, and the next run follows. */
export function repeat(everyMs: number, work: () => Promise<unknown>, report: (error: unknown) => void): Repetition {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .then(() => {}, report)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
