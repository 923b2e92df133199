import { createTables } from '#store/sql/migration.ts';

/** Leases of rooms, chains of seeds, and the rounds, seats and bets of tables. */
// biome-ignore format: one column a line would hide the tables.
export const rooms = createTables('0006-rooms', {
  leases: {
    columns: { RoomID: 'text', Holder: 'text', Fence: 'integer', Expires: 'text' },
    key: ['RoomID'],
  },
  chains: {
    columns: {
      ChainID: 'text', RoomID: 'text', Commitment: 'text', Root: 'text', Length: 'integer', Used: 'integer',
      CreateTime: 'text',
    },
    key: ['ChainID'], indexes: [['RoomID', 'CreateTime']],
  },
  tableRounds: {
    columns: {
      TableRoundID: 'text', RoomID: 'text', Rules: 'text', ChainID: 'text', Nonce: 'integer', State: 'text',
      ClientSeeds: 'json', ServerSeed: 'text', Result: 'json', Taken: 'integer', OpenTime: 'text', BetsEnd: 'text',
      EndTime: 'text', DrawTime: 'text',
    },
    wide: true, key: ['TableRoundID'], unique: [['ChainID', 'Nonce']],
    indexes: [['RoomID', 'TableRoundID'], ['State', 'BetsEnd']],
  },
  tableSeats: {
    columns: {
      SeatID: 'text', TableRoundID: 'text', SessionID: 'text', State: 'text', DueTime: 'text', Attempts: 'integer',
    },
    key: ['SeatID'], indexes: [['TableRoundID'], ['DueTime'], ['SessionID', 'SeatID']],
  },
  tableBets: {
    columns: {
      BetID: 'text', SeatID: 'text', TableRoundID: 'text', SessionID: 'text', Places: 'json', ClientSeed: 'text',
      Stake: 'integer', Win: 'integer', State: 'text', Status: 'text', Balance: 'integer', TakeOrder: 'integer',
      CreateTime: 'text', DueTime: 'text', Attempts: 'integer',
    },
    key: ['BetID'], indexes: [['TableRoundID'], ['SeatID'], ['DueTime']],
  },
});
