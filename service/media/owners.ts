import type { Reader } from '#domain/ports/store.ts';
import type { FindOwner } from './play/ownerRelay.ts';

/** Creates a function that finds the process with a room's publisher in the publisher's row. */
export const findOwnerIn =
  (db: Reader, own: () => string): FindOwner =>
  async (RoomID) => {
    const Owner = (await db.table('livePublishers').get(RoomID))?.Owner ?? '';
    return Owner === '' || Owner === own() ? undefined : Owner;
  };
