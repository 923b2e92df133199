import { addColumns, createTables, indexText, type Migration } from '#store/sql/migration.ts';

const tables = createTables('0008-races', {
  races: {
    columns: { BattleID: 'text', Terms: 'json', State: 'text', ToldTime: 'text' },
    key: ['BattleID'],
    indexes: [['State']],
  },
  raceRounds: {
    columns: { RoundID: 'text', BattleID: 'text', PlayerID: 'text' },
    key: ['RoundID', 'BattleID'],
    indexes: [['BattleID']],
  },
  raceTickets: {
    columns: {
      TicketID: 'text',
      PlayerID: 'text',
      Source: 'text',
      Count: 'integer',
      Used: 'integer',
      CreateTime: 'text',
      ExpireTime: 'text',
    },
    key: ['TicketID'],
    indexes: [['PlayerID', 'ExpireTime']],
  },
});

/** Races among the bonus battles with their tickets, and the friend whose room a game session joins. */
export const races: Migration = {
  name: tables.name,
  statements: (dialect) => [
    ...tables.statements(dialect),
    ...addColumns(dialect, 'battleEntries', {
      Rounds: ['integer', 0],
      PhoneHash: ['text', ''],
      Out: ['text', ''],
      MailID: ['text', ''],
    }),
    indexText('battleEntries', ['BattleID', 'PhoneHash']),
    ...addColumns(dialect, 'gameSessions', { JoinID: ['text', ''] }),
  ],
};
