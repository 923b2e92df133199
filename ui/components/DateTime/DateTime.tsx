import type { ReactNode, Ref } from 'react';
import * as css from './DateTime.css.ts';
import { type DateTimeForm, formatDateTime, formatInstant } from './formatDateTime.ts';
import { useNow } from './useNow.ts';

export interface DateTimeProps {
  /** ISO 8601 as on the wire, or milliseconds since 1970. */
  value: string | number;
  /** Language of the words and the order of day and month: `zh-TW`, `zh_tw`, `id_id` … */
  locale: string;
  /**
   * `absolute` day and time · `date` the day · `time` hour and minute · `short` the time today, else day and month, else the
   * date · `relative` how long ago or ahead, up to a week, then the date · `dotted` day and time as `2026.11.20 21:04`.
   */
  form?: DateTimeForm;
  /** With `relative`: what is said within a minute of now; without it the seconds are counted. */
  justNow?: string;
  /** The present, where it must not move on: a story, a picture. */
  now?: number;
  /** Stands in the place of a value that is no time. */
  fallback?: string;
  ref?: Ref<HTMLTimeElement>;
}

const movesOn: readonly DateTimeForm[] = ['short', 'relative'];

/** An instant, always in Taipei's time; the whole of it is in the tooltip. Relative ones keep up with the clock. */
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
