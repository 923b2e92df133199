import { randomUUID } from 'node:crypto';
import type { Doorbell } from '#store/queue/doorbell.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'pushes';

/**
 * Creates a doorbell that rings by a message on Redis. If Redis loses a ring, the store's own polling replaces it.
 * @param isAlone whether there is no other process
 */
export function createDoorbell(redis: Redis, isAlone: () => boolean): Doorbell {
  const self: string = randomUUID();
  return {
    // Errors show in the state of the connection.
    ring() {
      if (!isAlone()) void redis.publish(CHANNEL, self).catch(() => {});
    },
    listen(onRing) {
      let isOver = false;
      redis.subscribe(
        CHANNEL,
        (from) => {
          // This process reads after its own commits without a ring.
          if (!isOver && from !== self) onRing();
        },
        // Earlier rings may have been lost.
        () => {
          if (!isOver) onRing();
        },
      );
      return () => {
        isOver = true;
      };
    },
  };
}
