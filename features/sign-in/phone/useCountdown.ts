import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds left; 0 when it is over. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

/** Counts seconds down to 0. Measures against a due time, so that a sleeping tab wakes up with the right number. */
export function useCountdown(): Countdown {
  const [due, setDue] = useState<number>();
  const [now, setNow] = useState(0);
  const left = due === undefined ? 0 : Math.max(0, Math.ceil((due - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (seconds: number): void => {
    setNow(Date.now());
    setDue(Date.now() + seconds * 1000);
  };
  return { left, start };
}
