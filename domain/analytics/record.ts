import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';

export interface Batch {
  readonly VisitorID: string;
  readonly Events: readonly AnalyticsEvent[];
  readonly Brand: string;
}

/** @returns how many events were new */
export async function recordEvents(
  tx: Transaction,
  { nowText }: Pick<Moment, 'nowText'>,
  batch: Batch,
): Promise<number> {
  const { VisitorID, Brand } = batch;
  // Two tabs may send the same stored events.
  await tx.lock([`analytics:${VisitorID}`]);
  const byID = new Map(batch.Events.map((event) => [event.EventID, event]));
  const events = tx.table('analyticsEvents');
  for (const { EventID } of await events.find({ where: { EventID: { in: [...byID.keys()] } } })) byID.delete(EventID);
  if (byID.size === 0) return 0;
  await events.insert(
    [...byID.values()].map((event) => ({
      EventID: event.EventID,
      VisitorID,
      Name: event.Name,
      Route: event.Route,
      Detail: event.Name === 'utm' ? utmOf(event.Utm) : {},
      Brand,
      EventTime: event.Time,
      CreateTime: nowText,
    })),
  );
  return byID.size;
}

const utmOf = (utm: Extract<AnalyticsEvent, { Name: 'utm' }>['Utm']): Record<string, string> =>
  Object.fromEntries(Object.entries(utm).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
