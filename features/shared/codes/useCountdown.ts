import { useEffect, useState } from 'react';
import { forgetSentCode, saveSentCode, readSentCode } from './sentCode.ts';

export interface Countdown {
  /** Whole seconds left; 0 when it is over. */
  readonly left: number;
  /** To whom a code was sent before this was opened, while that code counts. */
  readonly sentTo: string | undefined;
  /** A code was sent: another may be so many seconds later. */
  readonly start: (to: string, seconds: number) => void;
  /** The code was used. */
  readonly forget: () => void;
}

/**
 * Counts down until another code may be sent (specification 2 §4). It goes on where dialog or page are closed and opened again, and measures
 * against a due time, so that a sleeping tab wakes up with the right number.
 *
 * @param purpose what the code is for, and whose: each counts for itself
 */
export function useCountdown(purpose: string): Countdown {
  const [before] = useState(() => readSentCode(purpose));
  const [due, setDue] = useState(before?.Due);
  const [now, setNow] = useState(() => Date.now());
  const left = due === undefined ? 0 : Math.max(0, Math.ceil((due - now) / 1000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  const start = (to: string, seconds: number): void => {
    saveSentCode(purpose, to, seconds);
    setNow(Date.now());
    setDue(Date.now() + seconds * 1000);
  };
  return { left, sentTo: before?.To, start, forget: () => forgetSentCode(purpose) };
}
