import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';

type Stamp = 'EventID' | 'Time';
/** An event as a component records it; the recorder adds the time and the id. */
export type Occurrence = AnalyticsEvent extends infer Event
  ? Event extends AnalyticsEvent
    ? Omit<Event, Stamp>
    : never
  : never;
