import { useEffect, useState } from 'react';

const secondsTo = (due: number): number => Math.max(0, Math.ceil((due - Date.now()) / 1000));

/**
 * Returns the whole seconds until a time, by the clock and not by ticks: the number is right as soon as a tab wakes.
 *
 * @param due milliseconds since 1970; a past or missing time gives 0
 */
export function useSecondsLeft(due: number | undefined): number {
  const end = due !== undefined && Number.isFinite(due) ? due : 0;
  const [seen, setSeen] = useState({ end, left: secondsTo(end) });
  // A new end applies at once, not only with the next tick.
  const left = seen.end === end ? seen.left : secondsTo(end);
  if (seen.end !== end) setSeen({ end, left });
  useEffect(() => {
    if (secondsTo(end) === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = secondsTo(end);
      setSeen({ end, left: now });
      clearTimeout(timer);
      // The time of the next change, even if this tick came late.
      if (now > 0) timer = setTimeout(look, end - Date.now() - (now - 1) * 1000);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return left;
}
