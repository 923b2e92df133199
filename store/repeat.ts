/** Work that a process repeats on its store: a job, a janitor. */
export interface Repetition {
  /** Ends the work. Resolves after the current run. */
  stop(): Promise<void>;
}

/** Runs work every `everyMs` milliseconds, never twice at once. A failure is reported, and the next run follows. */
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
