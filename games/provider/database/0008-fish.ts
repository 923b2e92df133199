import { addColumns, createTables, type Migration } from '#store/sql/migration.ts';

// biome-ignore format: one column a line would hide the tables.
const fishTables = createTables('0008-fish', {
  fishRooms: {
    columns: { RoomID: 'text', PathSeed: 'text', At: 'integer', Path: 'integer', SlowUntil: 'integer' },
    key: ['RoomID'],
  },
  fishSeats: {
    columns: { RoomID: 'text', Seat: 'integer', SessionID: 'text', Cannon: 'integer' },
    key: ['RoomID', 'Seat'], indexes: [['SessionID']],
  },
  fishWindows: {
    columns: {
      WindowID: 'text', RoomID: 'text', SessionID: 'text', GameCode: 'text', Seat: 'integer', Rules: 'text',
      SeedID: 'text', ClientSeed: 'text', Shot: 'integer', Shots: 'integer', Fired: 'integer', Win: 'integer',
      BestWin: 'integer', Prize: 'text', State: 'text', Status: 'text', Balance: 'integer', CreateTime: 'text',
      DueTime: 'text', Attempts: 'integer',
    },
    key: ['WindowID'],
    indexes: [['DueTime'], ['RoomID', 'State'], ['SessionID', 'WindowID'], ['SessionID', 'State']],
  },
  fishShots: {
    columns: {
      ShotID: 'text', ClientShotID: 'text', WindowID: 'text', RoomID: 'text', SessionID: 'text', Seat: 'integer',
      SeedID: 'text', Nonce: 'integer', FishID: 'integer', Fish: 'text', Stake: 'integer', Multiple: 'integer',
      Win: 'integer', Jackpots: 'json', CreateTime: 'text',
    },
    key: ['ShotID'], unique: [['SeedID', 'Nonce']],
    indexes: [['WindowID'], ['RoomID', 'CreateTime'], ['SessionID', 'CreateTime']],
  },
});

/** Rooms of fishing with their seats, windows and shots, and whether the wallet accepts holds in a session. */
export const fish: Migration = {
  name: fishTables.name,
  statements: (dialect) => [
    ...fishTables.statements(dialect),
    ...addColumns(dialect, 'sessions', { Holds: ['boolean', 0] }),
  ],
};
