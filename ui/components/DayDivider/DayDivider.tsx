import type { ReactNode, Ref } from 'react';
import * as css from './DayDivider.css.ts';

export interface DayDividerProps {
  children: ReactNode;
  /** The same day in machine-readable form, `2026-11-20`. */
  dateTime?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A line with the day in its middle, between messages or records of two days. */
export function DayDivider({ children, dateTime, ref }: DayDividerProps): ReactNode {
  return (
    <div className={css.divider} data-part="day-divider" ref={ref}>
      <time dateTime={dateTime}>{children}</time>
    </div>
  );
}
