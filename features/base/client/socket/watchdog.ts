export interface Watchdog {
  reset(): void;
  /** Sends a heartbeat immediately: after the device slept, the timers are out of date. */
  ask(): void;
  stop(): void;
}

export interface WatchdogOptions {
  readonly silenceMs: number;
  readonly answerMs: number;
  readonly ask: () => void;
  readonly dead: () => void;
}

export function watch({ silenceMs, answerMs, ask, dead }: WatchdogOptions): Watchdog {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const askNow = (): void => {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    timer = setTimeout(dead, answerMs);
    ask();
  };
  const reset = (): void => {
    asking = false;
    clearTimeout(timer);
    timer = setTimeout(askNow, silenceMs);
  };
  reset();
  return { reset, ask: askNow, stop: () => clearTimeout(timer) };
}
