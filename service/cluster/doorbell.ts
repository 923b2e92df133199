import { randomUUID } from 'node:crypto';
import type { Doorbell } from '#store/queue/doorbell.ts';
import type { Redis } from './redis.ts';
import { REDIS_KEYS } from './redisKeys.ts';

/**
 * Creates a doorbell that rings by a message on Redis. If Redis loses a ring, the store's own polling replaces it.
 * @param isAlone whether there is no other process
 */
export function createDoorbell(redis: Redis, isAlone: () => boolean): Doorbell {
  const self: string = randomUUID();
  return {
    // Errors show in the state of the connection.
    ring() {
      if (!isAlone()) void redis.publish(REDIS_KEYS.pushes, self).catch(() => {});
    },
    listen(onRing) {
      let isOver = false;
      redis.subscribe(
        REDIS_KEYS.pushes,
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
