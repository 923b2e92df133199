import type { AnalyticsEvent } from '#protocol/entities/analytics.ts';
import { keptConsent, visitorID } from './consent.ts';
import { dequeue, enqueue, nextBatch } from './queue.ts';
import { consoleSink, firstParty, type Sink } from './sinks.ts';
import { saveUtmTold } from './utm.ts';

/** How long an event waits for others to be sent with it, in milliseconds. After a failure each wait doubles, up to `LONGEST_WAIT_MS`. */
const WAIT_MS = 5000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Stores events and sends them in batches. */
export interface Recorder {
  take(events: readonly AnalyticsEvent[]): void;
  /** Stops listening. The stored events stay. */
  stop(): void;
}

/** @param sinks the first sink decides whether a batch counts as sent; the other sinks get the sent batches */
export function createRecorder(
  sinks: readonly Sink[] = import.meta.env.DEV ? [firstParty, consoleSink] : [firstParty],
): Recorder {
  let timer: number | undefined;
  let waitMs = WAIT_MS;
  let isSending = false;

  const later = (): void => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      void send();
    }, waitMs);
  };
  const send = async (): Promise<void> => {
    // The visitor may have refused in another tab since.
    if (isSending || keptConsent() !== 'granted') return;
    const batch = nextBatch();
    if (batch === undefined) return;
    isSending = true;
    const [first, ...others] = sinks;
    const outcome = (await first?.send(batch)) ?? 'taken';
    isSending = false;
    if (outcome === 'later') waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    else {
      waitMs = WAIT_MS;
      dequeue(batch);
      if (outcome === 'taken') for (const other of others) void other.send(batch);
    }
    if (nextBatch() !== undefined) later();
  };
  const leave = (): void => {
    const batch = keptConsent() === 'granted' ? nextBatch() : undefined;
    if (batch !== undefined && sinks[0]?.leave?.(batch) === true) dequeue(batch);
  };
  const back = (): void => {
    waitMs = WAIT_MS;
    later();
  };

  window.addEventListener('pagehide', leave);
  window.addEventListener('online', back);
  // Sends the events of an earlier page.
  if (nextBatch() !== undefined) later();
  return {
    take(events) {
      if (events.some(({ Name }) => Name === 'utm')) saveUtmTold();
      enqueue(visitorID(), events);
      later();
    },
    stop() {
      window.clearTimeout(timer);
      timer = undefined;
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', back);
    },
  };
}
