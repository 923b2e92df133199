import { table } from '../table.ts';

/** What the lobby shows. */
export const lobbyTables = {
  games: table({
    columns: {
      GameCode: 'text',
      Position: 'integer',
      GameNames: 'json',
      /** All names and the code, folded, for search. */
      SearchKey: 'text',
      Provider: 'text',
      Category: 'text',
      Hot: 'boolean',
      New: 'boolean',
      Jackpot: 'integer',
      MinBet: 'integer',
      MaxBet: 'integer',
      Volatility: 'integer',
      Playable: 'boolean',
    },
    key: ['GameCode'],
    indexes: [['Position']],
  }),
  tickerItems: table({
    columns: { ID: 'text', Item: 'json', CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
} as const;
