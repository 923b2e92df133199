/** Work that a process repeats, such as a job. */
export interface Repetition {
  /** Stops the work. Resolves after the current run. */
  stop(): Promise<void>;
}

/** Runs work every `everyMs` milliseconds, never twice at once. Reports a failure and continues. */
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
