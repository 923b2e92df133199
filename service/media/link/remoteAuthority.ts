import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { MediaAuthority } from '../authority.ts';
import { CALLS, ORDERS_WAIT_MS } from './calls.ts';
import type { LinkClient } from './linkClient.ts';

const CALL = { timeoutMs: 5000 };
const RETRY_MS = 1000;

/** The domain behind the signed address of the service. */
export interface RemoteAuthority extends MediaAuthority {
  /** Whether the service answered the last request for orders. */
  readonly isConnected: boolean;
}

export function createRemoteAuthority(link: LinkClient, log: Logger): RemoteAuthority {
  let isConnected = false;
  const setConnected = (is: boolean, error?: unknown): void => {
    if (is !== isConnected) {
      if (is) log.info('the service is connected');
      else log.warn({ err: error }, 'the service is not reached');
    }
    isConnected = is;
  };
  return {
    get isConnected() {
      return isConnected;
    },
    authorisePublisher: (StreamKey) => link.call(CALLS.authorisePublisher, { StreamKey }, CALL),
    publisherStarted: async (publisher) => {
      await link.call(CALLS.publisherStarted, publisher, CALL);
    },
    publisherEnded: async (publisher) => {
      await link.call(CALLS.publisherEnded, publisher, CALL);
    },
    reportHealth: async (Publisher, Health) =>
      (await link.call(CALLS.reportHealth, { Publisher, Health }, CALL)).IsPresent,
    admitViewer: (Url, openRooms) => link.call(CALLS.admitViewer, { Url, OpenRooms: [...openRooms] }, CALL),
    keepFrame: async (RoomID, jpeg) => {
      await link.call(CALLS.keepFrame, { RoomID, Jpeg: Buffer.from(jpeg).toString('base64') }, CALL);
    },
    missedOrders: async ({ RoomID, StreamKey, Viewers }) =>
      (await link.call(CALLS.missedOrders, { RoomID, StreamKey, Viewers: [...Viewers] }, CALL)).Orders,
    follow: (take, missed) => {
      const over = new AbortController();
      const { signal } = over;
      const ask = async (): Promise<void> => {
        let After = '';
        while (!signal.aborted) {
          try {
            const timeoutMs = ORDERS_WAIT_MS + CALL.timeoutMs;
            const answer = await link.call(CALLS.nextOrders, { After }, { timeoutMs, signal });
            ({ After } = answer);
            setConnected(true);
            for (const order of answer.Orders) take(order);
            if (answer.IsGap) missed();
          } catch (error) {
            if (signal.aborted) return;
            setConnected(false, error);
            await wait(RETRY_MS, undefined, { signal }).catch(() => {});
          }
        }
      };
      void ask();
      return () => over.abort();
    },
  };
}
