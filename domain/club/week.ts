import { taipeiDay, taipeiMonday } from '../taipei.ts';

/** The week in Taipei of a moment, by its Monday: what members give is ranked week by week. */
export const weekOf = (now: number): string => taipeiDay(taipeiMonday(now));
