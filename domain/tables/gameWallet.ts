import { counted, key, plain, table } from '#store/table.ts';

/** Transactions of game providers through the wallet (decision 0143). */
export const gameWalletTables = {
  /** A player's session in a game, from the launch on. */
  gameSessions: table({
    columns: {
      TokenHash: key('text'),
      /** The hash of the one-use token of the launch. */
      LaunchHash: key('text'),
      PlayerID: key('player'),
      GameCode: key('text', { references: 'games' }),
      Brand: key('text'),
      Provider: key('text'),
      /** The session of the sign-in. No stake is accepted after it ended. */
      SessionHash: key('text'),
      /** The transaction that used the launch token. Empty before. */
      UsedBy: key('text'),
      CreateTime: plain('text'),
      Expires: plain('text'),
      /** The friend whose room or table the player wants to join. Empty without one. */
      JoinID: key('player'),
    },
    key: ['TokenHash'],
    unique: [['LaunchHash']],
    indexes: [['PlayerID'], ['Expires']],
  }),
  /** A transaction of a provider with its first answer. */
  walletTransactions: table({
    columns: {
      Provider: key('text'),
      TransactionID: key('text'),
      Call: key('text'),
      Fingerprint: key('text'),
      PlayerID: key('player'),
      RoundID: key('text', { references: 'rounds' }),
      /** The number of its move in the round. */
      Move: key('integer'),
      Amount: counted('integer'),
      Status: plain('text'),
      /** The player's gold after it. */
      Balance: counted('integer'),
      /** `kept`. A stake may also be `paid` or `rolledBack`. */
      State: plain('text'),
      CreateTime: plain('text'),
    },
    key: ['Provider', 'TransactionID'],
    indexes: [['PlayerID'], ['CreateTime']],
  }),
  /** The request ids inside the clock window. */
  walletRequests: table({
    columns: { KeyID: key('text'), RequestID: key('text'), Expires: plain('text') },
    key: ['KeyID', 'RequestID'],
    indexes: [['Expires']],
  }),
  /** The jackpots of a provider's game that the lobby shows, by brand (decision 0148). */
  providerWins: table({
    columns: {
      Provider: key('text'),
      /** The day in Taipei, as `yyyy-mm-dd`. */
      Day: key('text'),
      /** The winnings of the day's rounds, and the reservations of open rounds. */
      Amount: counted('integer'),
      /** The reservations of open rounds. */
      Held: counted('integer'),
    },
    key: ['Provider', 'Day'],
  }),
  providerJackpots: table({
    columns: {
      Brand: key('text'),
      GameCode: key('text', { references: 'games' }),
      Amount: counted('integer'),
      /** The win after which the amount fell. Empty means that it has not fallen yet. */
      WonTime: plain('text'),
      /** The last win of the game at the last reading of an amount that had not fallen. */
      SeenTime: plain('text'),
      /** Since when the provider has reported a lower amount. Empty while it has not. */
      LowerTime: plain('text'),
    },
    key: ['Brand', 'GameCode'],
  }),
  /** Free spins of a player, for a game and a stake (decision 0262). */
  spinGrants: table({
    columns: {
      GrantID: key('text'),
      /** The id of the gift, so that it gives only once. */
      OriginID: key('text'),
      PlayerID: key('player'),
      Source: plain('text'),
      GameCode: key('text', { references: 'games' }),
      Stake: counted('integer'),
      Count: counted('integer'),
      Used: counted('integer'),
      CreateTime: plain('text'),
      ExpireTime: plain('text'),
    },
    key: ['GrantID'],
    unique: [['OriginID']],
    indexes: [
      ['PlayerID', 'CreateTime'],
      ['PlayerID', 'GameCode', 'ExpireTime'],
    ],
  }),
  /** A round that its provider has not closed (decision 0144). */
  openRounds: table({
    columns: {
      RoundID: key('text'),
      PlayerID: key('player'),
      GameCode: key('text', { references: 'games' }),
      MachineNo: key('integer'),
      Bet: counted('integer'),
      /** All winnings so far, including a jackpot. */
      Win: counted('integer'),
      /** Empty without a jackpot. */
      Jackpot: plain('text'),
      /** The number of stakes and wins that moved gold. */
      Moves: counted('integer'),
      /** `open`, `shown` to others before the close, or `closed` after all of its stakes were returned. */
      State: plain('text'),
      /** The time at which others see the round even if it is not closed. Empty means unknown. */
      DueTime: plain('text'),
      CreateTime: plain('text'),
      /** The largest possible win, which `providerWins` counts until the round closes. 0 for rounds older than the column. */
      Reserved: counted('integer'),
      /** Until then the round may wait for a choice of its player. Empty if it does not wait. */
      WaitUntil: plain('text'),
      /** The grant that paid the stake. Empty if the player paid it. */
      GrantID: key('text', { references: 'spinGrants' }),
      /** The stake of a shot of a hold. 0 for other rounds. */
      Shot: counted('integer'),
      /** The winnings of the best shot of a hold. */
      ShotWin: counted('integer'),
    },
    key: ['RoundID'],
    indexes: [['DueTime'], ['PlayerID'], ['State', 'CreateTime']],
  }),
} as const;
