import * as z from 'zod/mini';
import { ANALYTICS_BATCH, AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { Uuid } from '#protocol/entities/identifiers.ts';
import { readStored, writeStored } from '../settings/index.ts';
import { QUEUE } from './consent.ts';
import type { Batch } from './sinks.ts';

/** Events that a browser keeps until they can leave; of more, the oldest go. */
const MAX_QUEUED = 200;

const Queued = z.array(z.object({ VisitorID: Uuid, Event: AnalyticsEvent }));
type Queued = z.infer<typeof Queued>;

const read = (): Queued => readStored(QUEUE, Queued) ?? [];
const write = (queued: Queued): void => void writeStored(QUEUE, queued.length === 0 ? undefined : queued);

/** Keeps events, all tabs of this browser together. */
export const enqueue = (VisitorID: string, events: readonly AnalyticsEvent[]): void =>
  write([...read(), ...events.map((Event) => ({ VisitorID, Event }))].slice(-MAX_QUEUED));

/** The oldest events of one visitor, as many as may leave at once; undefined when there are none. */
export function nextBatch(): Batch | undefined {
  const queued = read();
  const [first] = queued;
  if (first === undefined) return undefined;
  const { VisitorID } = first;
  const own = queued.filter((each) => each.VisitorID === VisitorID).slice(0, ANALYTICS_BATCH);
  return { Consent: true, VisitorID, Events: own.map(({ Event }) => Event) };
}

/** Takes out what has left. What other tabs kept meanwhile stays. */
export function dequeue({ Events }: Batch): void {
  const gone = new Set(Events.map(({ EventID }) => EventID));
  write(read().filter(({ Event }) => !gone.has(Event.EventID)));
}
