import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './Marks.css.ts';

const SECOND = 1000;

/** Formats the time since an instant, `1:24:07` or `4:07`. */
function elapsedText(since: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `${String(minutes)}:${two(seconds % 60)}`;
}

/** Returns the current time, updated every second. */
function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export interface OnAirMarkProps {
  /** The time at which the room went on air, to show the duration. By default the mark shows no duration. */
  since?: string | undefined;
}

/** The red mark of a room that is on air. */
export function OnAirMark({ since }: OnAirMarkProps): ReactNode {
  return (
    <span className={css.onAir}>
      <span aria-hidden="true" className={css.dot} />
      <FormattedMessage defaultMessage="直播中" id="live.onAir" />
      {since === undefined || since === '' ? null : <Elapsed since={since} />}
    </span>
  );
}

/** Replaces the mark of a room on air while its host sends no picture. */
export function PoorSignalMark(): ReactNode {
  return (
    <span className={css.onAir} data-signal="poor">
      <span aria-hidden="true" className={css.dot} />
      <FormattedMessage defaultMessage="訊號不穩" id="live.poorSignal" />
    </span>
  );
}

function Elapsed({ since }: { since: string }): ReactNode {
  const now = useSeconds();
  // Hidden from screen readers, which would read it each second.
  return (
    <span aria-hidden="true" className={css.digits}>
      {elapsedText(since, now)}
    </span>
  );
}
