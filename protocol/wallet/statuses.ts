import * as z from 'zod/mini';

/** The statuses of a wallet call, with their meanings. A provider may get new ones later and treats them as a refusal. */
export const WALLET_STATUSES = {
  RS_OK: 'Done. A repeated transaction answers it again.',
  NOT_ENOUGH_MONEY: 'The player has less gold than the stake; `balance` says how much.',
  LIMIT_REACHED: 'A limit that the player set is reached for today.',
  PLAYER_BLOCKED: 'The account is disabled or paused.',
  GAME_CLOSED:
    'The game cannot be played now: switched off, under maintenance, or not declared for this provider and brand.',
  INVALID_TOKEN: 'The token is unknown, was used already, or belongs to another game or provider.',
  TOKEN_EXPIRED: 'The game session or the sign-in of the player is over.',
  ROUND_CLOSED: 'The round is closed and takes no more stakes, wins or rollbacks.',
  ROUND_MISMATCH: 'The round or the named bet belongs to another player, game or round.',
  BET_NOT_ALLOWED: 'The round has a stake already and the game allows one a round, or the game has no holds.',
  BET_OUT_OF_RANGE:
    'The bets of the round, or the shot of a hold, are below `min_bet` or above `max_bet`, or the stake is not that of the grant.',
  GRANT_NOT_FOUND: 'The player has no such free spins in this game.',
  GRANT_USED_UP: 'All free spins of the grant are used.',
  GRANT_EXPIRED: 'The free spins of the grant have ended.',
  WIN_TOO_LARGE: 'The round would win more than `max_win`; nothing moved.',
  WIN_LIMIT_REACHED: 'Stakes are refused, since your rounds of today could win more than the operator allows.',
  RETURN_NOT_ALLOWED: 'The win returns more than its hold, no whole shots, or a part of a bet that is no hold.',
  BET_SETTLED: 'The stake is settled, so it cannot be rolled back, and a hold takes no second win.',
  TRANSACTION_NOT_FOUND: 'The win names no accepted bet.',
  TRANSACTION_ROLLED_BACK: 'The bet was rolled back, before or after it arrived.',
  DUPLICATE_TRANSACTION: 'The transaction id was used with other content.',
  WRONG_SYNTAX: 'The body is no JSON, lacks a field, or names another call than the path.',
  INVALID_PROVIDER: 'The key id is unknown.',
  INVALID_SIGNATURE: 'The signature does not match the body.',
  REQUEST_EXPIRED: 'The timestamp is too far from the time here.',
  REQUEST_REPEATED: 'The request id was used before; a retry needs a new one.',
  TOO_MANY_REQUESTS: 'The key made too many calls; try again later.',
  TRY_AGAIN: 'Something failed here and nothing changed; repeat the same transaction.',
} as const satisfies Readonly<Record<string, string>>;

export type WalletStatus = keyof typeof WALLET_STATUSES;

const isStatus = (value: unknown): value is WalletStatus =>
  typeof value === 'string' && Object.hasOwn(WALLET_STATUSES, value);
export const WalletStatus = z.custom<WalletStatus>(isStatus, 'must be a status of the wallet');
