import type { Reader } from '#domain/ports/store.ts';
import type { FindOwner } from './play/ownerRelay.ts';

/** Finds the process that a room's publisher reached, by the row of the publisher. */
export const findOwnerIn =
  (db: Reader, own: () => string): FindOwner =>
  async (RoomID) => {
    const Owner = (await db.table('livePublishers').get(RoomID))?.Owner ?? '';
    return Owner === '' || Owner === own() ? undefined : Owner;
  };
