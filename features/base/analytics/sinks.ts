import type * as z from 'zod/mini';
import { recordAnalytics } from '#protocol/endpoints/analytics.ts';

export type Batch = z.input<typeof recordAnalytics.request>;

export interface Sink {
  /**
   * Sends a batch. The receiver ignores a repeated event.
   *
   * @returns `taken`, `refused` (sending again would fail too) or `later` (no answer, or the service is busy)
   */
  send(batch: Batch): Promise<'taken' | 'refused' | 'later'>;
  /**
   * Sends a batch while the page is closing. Absent if the sink cannot do so.
   *
   * @returns whether the browser will send it
   */
  leave?(batch: Batch): boolean;
}

/** Sends events to the service's own endpoint. No data goes to another company. */
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

/** Prints events to the console, in development. */
export const consoleSink: Sink = {
  async send({ Events }) {
    for (const event of Events) console.info('analytics', event);
    return 'taken';
  },
};
