const TAIPEI_MS = 8 * 60 * 60 * 1000;

const taipei = (time: string): string => new Date(Date.parse(time) + TAIPEI_MS).toISOString();

/** The day in Taipei: `2026.11.26`. */
export const dayOf = (time: string): string => taipei(time).slice(0, 10).replaceAll('-', '.');

/** The month and day in Taipei: `12.03`. */
export const monthDayOf = (time: string): string => dayOf(time).slice(5);

/** The time of day in Taipei: `20:14:02`. */
export const clockOf = (time: string): string => taipei(time).slice(11, 19);

/** The time of a step, with the day if it differs from the day of the first step. */
export const stepTimeOf = (time: string, first: string): string =>
  dayOf(time) === dayOf(first) ? clockOf(time) : `${monthDayOf(time)} ${clockOf(time).slice(0, 5)}`;
