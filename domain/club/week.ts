import { taipeiDay, taipeiMonday } from '../taipei.ts';

/** The week in Taipei of a moment, by its Monday: what members give is ranked week by week. */
export const weekOf = (now: number): string => taipeiDay(taipeiMonday(now));

/** What a club or one of its members gave in a week: nothing when the last contribution is of an earlier one. */
export const givenInWeek = (
  last: { readonly Week: string; readonly WeekContribution: number },
  week: string,
): number => (last.Week === week ? last.WeekContribution : 0);
