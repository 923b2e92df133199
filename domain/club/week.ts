import { taipeiDay, taipeiMonday } from '../taipei.ts';

/** The week in Taipei that contains a moment, named by its Monday. Contributions are ranked by week. */
export const weekOf = (now: number): string => taipeiDay(taipeiMonday(now));

/** The contribution of a club or a member in a week. 0 if the last contribution was in an earlier week. */
export const givenInWeek = (
  last: { readonly Week: string; readonly WeekContribution: number },
  week: string,
): number => (last.Week === week ? last.WeekContribution : 0);
