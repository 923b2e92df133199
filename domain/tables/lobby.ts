import { GameNames, TickerItem } from '#protocol/entities/game.ts';
import { counted, json, key, personal, plain, table } from '#store/table.ts';

export const lobbyTables = {
  games: table({
    columns: {
      GameCode: key('text'),
      Position: key('integer'),
      GameNames: plain(json(GameNames)),
      /** All names and the code, folded, for search. */
      SearchKey: plain('text'),
      /** Always empty. The operator's declarations name the provider of a game; earlier versions stored the name here. */
      Provider: plain('text'),
      Category: plain('text'),
      /** Written by the job `lobby.hot`. */
      Hot: plain('boolean'),
      /** Not read any more: `OpenDay` says whether a game is new. Processes of earlier versions read it. */
      New: plain('boolean'),
      Jackpot: counted('integer'),
      MinBet: counted('integer'),
      MaxBet: counted('integer'),
      Volatility: plain('integer'),
      Playable: plain('boolean'),
      /** When its jackpot was last won. Empty means never. */
      JackpotTime: plain('text'),
      /** The day in Taipei on which the game opened, as `yyyy-mm-dd`. Empty if it has not opened yet. */
      OpenDay: plain('text'),
    },
    key: ['GameCode'],
    indexes: [['Position']],
  }),
  tickerItems: table({
    columns: { ID: key('text'), Item: personal(json(TickerItem)), CreateTime: plain('text') },
    key: ['ID'],
    indexes: [['CreateTime']],
  }),
  favouriteGames: table({
    columns: { PlayerID: key('player'), GameCode: personal('text'), CreateTime: plain('text') },
    key: ['PlayerID', 'GameCode'],
    indexes: [['PlayerID', 'CreateTime']],
  }),
  recentGames: table({
    columns: {
      PlayerID: key('player'),
      GameCode: personal('text'),
      MachineNo: key('integer'),
      Rounds: counted('integer'),
      /** When the player last entered or played the game. */
      LastTime: plain('text'),
      /** When the player last finished a round. Empty if the player only entered. */
      PlayTime: plain('text'),
    },
    key: ['PlayerID', 'GameCode'],
    indexes: [
      ['PlayerID', 'LastTime'],
      ['GameCode', 'PlayTime'],
    ],
  }),
  /**
   * The amount that rounds added to a jackpot since its game was written. It is kept in parts, so that rounds do not wait for each other.
   */
  jackpotShares: table({
    columns: { GameCode: key('text', { references: 'games' }), Part: key('integer'), Amount: counted('integer') },
    key: ['GameCode', 'Part'],
  }),
  /** Players who changed the setting for announcements of wins: 1 means on, 2 off. */
  prideStatus: table({
    columns: { PlayerID: key('player'), Status: personal('integer') },
    key: ['PlayerID'],
  }),
} as const;
