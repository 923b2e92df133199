import { addColumns, type Migration } from '#store/sql/migration.ts';

/** When a live room's wish was last set, and when an operator stopped it. */
export const roomWishes: Migration = {
  name: '0074-room-wishes',
  statements: (dialect) => addColumns(dialect, 'liveRooms', { WishTime: ['text', ''], StopTime: ['text', ''] }),
};
