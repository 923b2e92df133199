import { useEffect, useRef } from 'react';

/** Days of the product begin at 00:00 in Taipei, which keeps no summer time (specification 1 §1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A clock that is a little fast would ask before the day has begun. */
const AFTER_MS = 2000;
/** So that not every open page asks in the same second. */
const SPREAD_MS = 30_000;

const untilNextDay = (now: number): number => DAY_MS - ((now + OFFSET_MS) % DAY_MS);

/** Calls `onNewDay` within half a minute after each midnight in Taipei, at a moment of this page's own. */
export function useNewDay(onNewDay: () => void): void {
  const latest = useRef(onNewDay);
  useEffect(() => {
    latest.current = onNewDay;
  });
  useEffect(() => {
    const own = AFTER_MS + Math.random() * (SPREAD_MS - AFTER_MS);
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        latest.current();
        wait();
      }, untilNextDay(Date.now()) + own);
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
}
