import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/ranking.ts and domain/tables/bank.ts. */
export const ranking = createTables('0017-ranking', {
  rankScores: {
    columns: { Board: 'text', PlayerID: 'text', Score: 'integer', ReachTime: 'text' },
    key: ['Board', 'PlayerID'],
    indexes: [['Board', 'Score', 'ReachTime']],
  },
  rankBoards: {
    columns: {
      Board: 'text',
      ActivityID: 'text',
      StartTime: 'text',
      EndTime: 'text',
      UpdateTime: 'text',
      NextTime: 'text',
      Total: 'integer',
      State: 'text',
    },
    key: ['Board'],
    indexes: [['State', 'EndTime']],
  },
  rankPlaces: {
    columns: { Board: 'text', Place: 'integer', PlayerID: 'text', Score: 'integer' },
    key: ['Board', 'Place'],
    unique: [['Board', 'PlayerID']],
  },
  rankDrafts: {
    wide: true,
    columns: { Board: 'text', StartTime: 'text', After: 'text', Best: 'json' },
    key: ['Board'],
  },
  rankRewards: {
    columns: {
      Board: 'text',
      PlayerID: 'text',
      ActivityID: 'text',
      StartTime: 'text',
      EndTime: 'text',
      Place: 'integer',
      Score: 'integer',
      Gold: 'integer',
      MailID: 'text',
    },
    key: ['Board', 'PlayerID'],
    indexes: [
      ['Board', 'MailID'],
      ['PlayerID', 'EndTime'],
    ],
  },
  giftEntries: {
    columns: { TransferID: 'text', Line: 'integer', Owner: 'text', ItemID: 'integer', CreateTime: 'text' },
    key: ['TransferID', 'Line'],
    indexes: [['Owner', 'CreateTime']],
  },
});
