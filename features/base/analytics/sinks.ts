import type * as z from 'zod/mini';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';

/** Events of one visitor, as they leave. */
export type Batch = z.input<typeof recordAnalytics.request>;

/** Where events go. */
export interface Sink {
  /**
   * Takes a batch; one that comes again is the same.
   * @returns `taken`, `refused` (it never will be) or `later` (nobody answered, or the service is busy)
   */
  send(batch: Batch): Promise<'taken' | 'refused' | 'later'>;
  /** Takes a batch while the page goes away. @returns whether the browser will send it; absent: it can't */
  leave?(batch: Batch): boolean;
}

/** The service's own endpoint. No data goes to anyone else. */
export const firstParty: Sink = {
  async send(batch) {
    try {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(batch);
      const { status } = await fetch(recordAnalytics.path, { method: 'POST', headers, body, keepalive: true });
      if (status === 200) return 'taken';
      return status === 400 || status === 413 ? 'refused' : 'later';
    } catch {
      return 'later';
    }
  },
  leave: (batch) =>
    navigator.sendBeacon(recordAnalytics.path, new Blob([JSON.stringify(batch)], { type: 'application/json' })),
};

/** For development: prints what would be recorded. */
export const consoleSink: Sink = {
  async send({ Events }) {
    for (const event of Events) console.info('analytics', event);
    return 'taken';
  },
};
