import { randomUUID } from 'node:crypto';
import type { Doorbell } from '#store/queue/doorbell.ts';
import type { Redis } from './redis.ts';

const CHANNEL = 'pushes';

/**
 * Rings by a message on Redis. A ring that Redis loses is replaced by the store's own reading.
 * @param isAlone whether nobody would hear it
 */
export function createDoorbell(redis: Redis, isAlone: () => boolean): Doorbell {
  const self: string = randomUUID();
  return {
    // What goes wrong shows in the state of the connection.
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
        // Rings may have been lost until now.
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
