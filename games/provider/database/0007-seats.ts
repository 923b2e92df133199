import { addColumns, type Migration } from '#store/sql/migration.ts';

/** What a player's seat in a room shows, the address of the process with a room, and the players in it. */
export const seats: Migration = {
  name: '0007-seats',
  statements: (dialect) => [
    ...addColumns(dialect, 'sessions', { Seat: ['text', ''], Name: ['text', ''], Picture: ['text', ''] }),
    ...addColumns(dialect, 'leases', { Address: ['text', ''], Players: ['integer', 0] }),
  ],
};
