import { useEffect, useState } from 'react';
import { forgetSentCode, saveSentCode, readSentCode } from './sentCode.ts';

export interface Countdown {
  readonly left: number;
  /** The receiver of a code that was sent before the form opened and is still valid. */
  readonly sentTo: string | undefined;
  /** Starts the countdown after a code was sent. */
  readonly start: (to: string, seconds: number) => void;
  /** Ends the countdown after a code was used. */
  readonly forget: () => void;
}

/**
 * Counts down until another code may be sent (specification 2 §4). The countdown continues while the dialog or page is closed. It compares
 * times, so that a tab that slept shows the right number.
 *
 * @param purpose the use and the player; each purpose has its own countdown
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
