import { useEffect, useRef } from 'react';
import { DAY_MS } from '#protocol/duration.ts';

/** A day begins at 00:00 in Taipei, which has no summer time (specification 1 §1). */
const OFFSET_MS = 8 * 60 * 60 * 1000;
/** A margin for a device whose clock is fast. */
const AFTER_MS = 2000;
/** Distributes the requests of all open pages over this time. */
const SPREAD_MS = 30_000;

const untilNextDay = (now: number): number => DAY_MS - ((now + OFFSET_MS) % DAY_MS);

/** Calls `onNewDay` within half a minute after each midnight in Taipei, at a random moment for each page. */
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
