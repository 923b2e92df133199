import { GameNames, TickerItem } from '#protocol/entities/game.ts';
import { json, table } from '../table.ts';

/** What the lobby shows. */
export const lobbyTables = {
  games: table({
    columns: {
      GameCode: 'text',
      Position: 'integer',
      GameNames: json(GameNames),
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
      /** When its jackpot was last won; empty: never. */
      JackpotTime: 'text',
    },
    key: ['GameCode'],
    indexes: [['Position']],
  }),
  tickerItems: table({
    columns: { ID: 'text', Item: json(TickerItem), CreateTime: 'text' },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
  favouriteGames: table({
    columns: { PlayerID: 'text', GameCode: 'text', CreateTime: 'text' },
    key: ['PlayerID', 'GameCode'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  /** Where a player lately sat down. */
  recentGames: table({
    columns: { PlayerID: 'text', GameCode: 'text', MachineNo: 'integer', Rounds: 'integer', LastTime: 'text' },
    key: ['PlayerID', 'GameCode'],
    indexes: [['PlayerID', 'LastTime']],
  }),
  /** What rounds have added to a jackpot beyond what its game says, in parts so that rounds do not wait for each other. */
  jackpotShares: table({
    columns: { GameCode: 'text', Part: 'integer', Amount: 'integer' },
    key: ['GameCode', 'Part'],
  }),
  /** Players who switched announcements of wins, 1 on and 2 off. */
  prideStatus: table({
    columns: { PlayerID: 'text', Status: 'integer' },
    key: ['PlayerID'],
  }),
} as const;
