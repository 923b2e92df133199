import type { ReactNode, Ref } from 'react';
import * as css from './DateTime.css.ts';
import { type DateTimeForm, formatDateTime, formatInstant } from './formatDateTime.ts';
import { useNow } from './useNow.ts';

export interface DateTimeProps {
  /** An ISO 8601 time as on the wire, or milliseconds since 1970. */
  value: string | number;
  /** The language of the text, which decides the order of day and month: `zh-TW`, `zh_tw`, `id_id` … */
  locale: string;
  /**
   * `absolute`: day and time. `date`: the day. `time`: hour and minute. `short`: the time today, day and month this year, otherwise the
   * date. `relative`: the time ago or ahead, up to a week, then the date. `dotted`: day and time as `2026.11.20 21:04`.
   */
  form?: DateTimeForm;
  /** With `relative`: the text within a minute of now. By default, seconds are counted. */
  justNow?: string;
  /** A fixed current time, for a story or a picture. */
  now?: number;
  fallback?: string;
  ref?: Ref<HTMLTimeElement>;
}

const movesOn: readonly DateTimeForm[] = ['short', 'relative'];

/** A time in Taipei's time zone, with the full time in the tooltip. Relative times follow the clock. */
export function DateTime({
  value,
  locale,
  form = 'absolute',
  justNow,
  now,
  fallback = '–',
  ref,
}: DateTimeProps): ReactNode {
  const clock = useNow(now === undefined && movesOn.includes(form));
  const instant = new Date(value);
  const time = instant.getTime();
  if (Number.isNaN(time)) {
    return (
      <time className={css.dateTime} data-part="date-time" data-state="invalid" ref={ref}>
        {fallback}
      </time>
    );
  }
  return (
    <time
      className={css.dateTime}
      data-part="date-time"
      dateTime={instant.toISOString()}
      ref={ref}
      title={formatInstant(time, locale)}
    >
      {formatDateTime(time, locale, form, now ?? clock, justNow)}
    </time>
  );
}
