import { useEffect, useState } from 'react';

const secondsTo = (due: number): number => Math.max(0, Math.ceil((due - Date.now()) / 1000));

/**
 * Whole seconds until an instant, counted by the clock and not by ticks: a tab that slept is right as soon as it wakes.
 *
 * @param due milliseconds since 1970; an instant that is over, or none, is 0
 */
export function useSecondsLeft(due: number | undefined): number {
  const end = due !== undefined && Number.isFinite(due) ? due : 0;
  const [seen, setSeen] = useState({ end, left: secondsTo(end) });
  // A new end counts at once, not only with the next tick.
  const left = seen.end === end ? seen.left : secondsTo(end);
  if (seen.end !== end) setSeen({ end, left });
  useEffect(() => {
    if (secondsTo(end) === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const now = secondsTo(end);
      setSeen({ end, left: now });
      clearTimeout(timer);
      // When the written number is next wrong, however late this one came.
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
