import { addColumns, type Migration } from '#store/sql/migration.ts';

/** Name and picture of a player's seat, the address of the process with a room, and the number of its players. */
export const seats: Migration = {
  name: '0007-seats',
  statements: (dialect) => [
    ...addColumns(dialect, 'sessions', { Seat: ['text', ''], Name: ['text', ''], Picture: ['text', ''] }),
    ...addColumns(dialect, 'leases', { Address: ['text', ''], Players: ['integer', 0] }),
  ],
};
