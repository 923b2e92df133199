import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

interface Sample {
  readonly at: number;
  readonly count: number;
}

/** The change of a count in the last minute, or since the page counts it. */
export function useMinuteChange(count: number): number {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => {
    const look = (): void =>
      setSamples((before) => {
        const now = Date.now();
        const past = before.filter(({ at }) => at <= now - MINUTE_MS);
        return [...past.slice(-1), ...before.slice(past.length), { at: now, count }];
      });
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [count]);
  const [first] = samples;
  return first === undefined ? 0 : count - first.count;
}
