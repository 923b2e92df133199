import * as z from 'zod/mini';
import { ANALYTICS_BATCH, AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { Uuid } from '#protocol/entities/identifiers.ts';
import { listOf, readStored, writeStored } from '../settings/index.ts';
import { QUEUE } from './consent.ts';
import type { Batch } from './sinks.ts';

/** The number of events that a browser keeps until they are sent. Beyond this number, the oldest events are dropped. */
const MAX_QUEUED = 200;

const Queued = listOf(z.object({ VisitorID: Uuid, Event: AnalyticsEvent }));
type Queued = z.infer<typeof Queued>;

const read = (): Queued => readStored(QUEUE, Queued) ?? [];
const write = (queued: Queued): void => void writeStored(QUEUE, queued.length === 0 ? undefined : queued);

/** Stores events for all tabs of this browser. */
export const enqueue = (VisitorID: string, events: readonly AnalyticsEvent[]): void =>
  write([...read(), ...events.map((Event) => ({ VisitorID, Event }))].slice(-MAX_QUEUED));

/** Returns the oldest events of one visitor, at most one batch. Undefined if there are none. */
export function nextBatch(): Batch | undefined {
  const queued = read();
  const [first] = queued;
  if (first === undefined) return undefined;
  const { VisitorID } = first;
  const own = queued.filter((each) => each.VisitorID === VisitorID).slice(0, ANALYTICS_BATCH);
  return { Consent: true, VisitorID, Events: own.map(({ Event }) => Event) };
}

/** Removes sent events. Events that other tabs stored meanwhile stay. */
export function dequeue({ Events }: Batch): void {
  const gone = new Set(Events.map(({ EventID }) => EventID));
  write(read().filter(({ Event }) => !gone.has(Event.EventID)));
}
