import { ANALYTICS_NAMES, type AnalyticsName } from '#protocol/entities/analytics.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay, taipeiMidnight } from '../taipei.ts';

/** The counts of each event on a day in Taipei. */
export interface DayCounts {
  /** `2026-11-21` */
  readonly Day: string;
  readonly Counts: Readonly<Record<AnalyticsName, number>>;
}

/** The newest days come first, today included. */
export async function countEvents(db: Reader, now: number, days: number): Promise<readonly DayCounts[]> {
  const counted: DayCounts[] = [];
  for (let ago = 0; ago < days; ago += 1) {
    const from = taipeiMidnight(now) - ago * DAY_MS;
    const CreateTime = { gte: new Date(from).toISOString(), lt: new Date(from + DAY_MS).toISOString() };
    const Counts: Record<AnalyticsName, number> = { pageView: 0, purchaseClick: 0, utm: 0 };
    for (const Name of ANALYTICS_NAMES) Counts[Name] = await db.table('analyticsEvents').count({ Name, CreateTime });
    counted.push({ Day: taipeiDay(from), Counts });
  }
  return counted;
}
