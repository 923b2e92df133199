import { useControllableState } from '../../useControllableState.ts';
import { Pause, Play } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as css from './Ticker.css.ts';
import { useHeld } from './useHeld.ts';

export interface TickerLine {
  id: string;
  content: ReactNode;
  aside?: ReactNode;
}

export interface TickerProps {
  label: string;
  lines: readonly TickerLine[];
  icon: ReactNode;
  pauseLabel: string;
  playLabel: string;
  /** How long a line stays, in milliseconds. */
  delay?: number;
  paused?: boolean;
  defaultPaused?: boolean;
  onPausedChange?: (paused: boolean) => void;
  /** Called with the id of each line that the ticker shows. */
  onLineShown?: (id: string) => void;
  ref?: Ref<HTMLElement>;
}

/** News, one line at a time. The next line moves in from below in 240 ms. The ticker pauses on hover and focus, and when the page pauses it. */
export function Ticker({
  label,
  lines,
  icon,
  pauseLabel,
  playLabel,
  delay = 4000,
  paused: wished,
  defaultPaused = false,
  onPausedChange,
  onLineShown,
  ref,
}: TickerProps): ReactNode {
  const [place, setPlace] = useState(0);
  const [paused, setPaused] = useControllableState({
    prop: wished,
    defaultProp: defaultPaused,
    ...(onPausedChange && { onChange: onPausedChange }),
  });
  const region = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current);
  const held = useHeld(region);
  const turning = lines.length > 1 && !paused && !held;
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => setPlace((before) => before + 1), delay);
    return () => clearInterval(timer);
  }, [turning, delay]);
  const line = lines[place % Math.max(1, lines.length)];
  const shown = line?.id;
  useEffect(() => {
    if (shown !== undefined) onLineShown?.(shown);
  }, [shown, onLineShown]);
  if (!line) return null;
  return (
    <section
      aria-label={label}
      className={css.ticker}
      data-part="ticker"
      data-state={turning ? 'turning' : 'resting'}
      ref={region}
    >
      {lines.length > 1 ? (
        <button
          aria-label={paused ? playLabel : pauseLabel}
          className={css.horn}
          data-part="ticker-icon"
          data-state={paused ? 'paused' : 'playing'}
          onClick={() => setPaused(!paused)}
          type="button"
        >
          <span aria-hidden="true" className={css.hornIcon}>
            {icon}
          </span>
          <span aria-hidden="true" className={css.hornState}>
            {paused ? <Play size={12} /> : <Pause size={12} />}
          </span>
        </button>
      ) : (
        <span aria-hidden="true" className={css.horn} data-part="ticker-icon">
          {icon}
        </span>
      )}
      <div className={css.line} data-part="ticker-line" key={place === 0 ? line.id : `${line.id}-${String(place)}`}>
        <div className={css.content} data-part="ticker-content">
          {line.content}
        </div>
        {line.aside ? (
          <div className={css.aside} data-part="ticker-aside">
            {line.aside}
          </div>
        ) : null}
      </div>
    </section>
  );
}
