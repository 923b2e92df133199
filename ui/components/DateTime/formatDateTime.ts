/** Screens show Taipei's time in every time zone of the device (specification 1). */
const TAIPEI = 'Asia/Taipei';

/**
 * `absolute`: day and time. `date`: the day. `time`: hour and minute. `short`: the time today, day and month this year, otherwise the date.
 * `relative`: the time ago or ahead, up to a week, then the date. `dotted`: day and time as `2026.11.20 21:04` in every language
 * (specification 2 §2).
 */
export type DateTimeForm = 'absolute' | 'date' | 'time' | 'short' | 'relative' | 'dotted';

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const shapes = {
  absolute: { ...day, ...clock },
  seconds: { ...day, ...clock, second: '2-digit' },
  date: day,
  time: clock,
  monthDay: { month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

/** Treats `zh_tw` as `zh-TW`, and an unknown language as English. */
function tagOf(locale: string): string {
  const [known = 'en'] = Intl.DateTimeFormat.supportedLocalesOf([locale.replace('_', '-'), 'en']);
  return known;
}

function write(instant: number, locale: string, shape: keyof typeof shapes): string {
  const key = `${locale} ${shape}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tagOf(locale), { ...shapes[shape], timeZone: TAIPEI });
    formats.set(key, format);
  }
  // Systems use different spaces between day and time.
  return format.format(instant).replaceAll(/\s/gu, ' ');
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const units = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

function relative(instant: number, locale: string, now: number, justNow: string | undefined): string {
  const distance = instant - now;
  const size = Math.abs(distance);
  if (size >= WEEK) return write(instant, locale, 'date');
  let format = relatives.get(locale);
  if (!format) {
    // The numeric form is used, since "yesterday" would be wrong for 26 hours that span two midnights.
    format = new Intl.RelativeTimeFormat(tagOf(locale), { numeric: 'always' });
    relatives.set(locale, format);
  }
  const unit = units.find(([, from]) => size >= from);
  if (unit) return format.format(Math.trunc(distance / unit[1]), unit[0]);
  return justNow ?? format.format(Math.trunc(distance / SECOND), 'second');
}

const TAIPEI_OFFSET = 8 * HOUR;
const dotted = (instant: number): string =>
  new Date(instant + TAIPEI_OFFSET).toISOString().slice(0, 16).replaceAll('-', '.').replace('T', ' ');

/** The day and time to the second in Taipei, for the tooltip of every form. */
export const formatInstant = (instant: number, locale: string): string => write(instant, locale, 'seconds');

/**
 * Formats a time in Taipei's time zone.
 *
 * @param instant milliseconds since 1970
 * @param locale a language tag, `zh-TW` or `zh_tw`
 * @param now the current time, for `short` and `relative`
 * @param justNow the text within a minute of now; if absent, seconds are counted
 */
export function formatDateTime(
  instant: number,
  locale: string,
  form: DateTimeForm,
  now: number,
  justNow?: string,
): string {
  if (form === 'relative') return relative(instant, locale, now, justNow);
  if (form === 'dotted') return dotted(instant);
  if (form !== 'short') return write(instant, locale, form);
  const date = write(instant, 'en', 'date');
  const today = write(now, 'en', 'date');
  if (date === today) return write(instant, locale, 'time');
  const sameYear = date.slice(-4) === today.slice(-4);
  return write(instant, locale, sameYear ? 'monthDay' : 'date');
}
