import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';

type Stamp = 'EventID' | 'Time';
/** An event as whoever records it tells it; when and under which id is added. */
export type Occurrence = AnalyticsEvent extends infer Event
  ? Event extends AnalyticsEvent
    ? Omit<Event, Stamp>
    : never
  : never;
