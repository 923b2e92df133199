import { useEffect, useState } from 'react';

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Whether a time is in the future. Renders again when the time is reached.
 *
 * @param time empty counts as past
 */
export function useIsBefore(time: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = time === '' ? 0 : Date.parse(time) - now;
  useEffect(() => {
    const until = time === '' ? 0 : Date.parse(time) - Date.now();
    if (until <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(until, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [time, now]);
  return left > 0;
}
