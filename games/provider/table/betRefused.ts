import { BET_REFUSALS, type BetRefusal } from '#games/api/index.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';

/** Nothing was stored, and no coins moved. */
export class BetRefused extends Error {
  readonly reason: BetRefusal;

  constructor(reason: BetRefusal) {
    super(`${reason}: ${BET_REFUSALS[reason]}`);
    this.name = 'BetRefused';
    this.reason = reason;
  }
}

const REASONS: Readonly<Partial<Record<WalletStatus, BetRefusal>>> = {
  NOT_ENOUGH_MONEY: 'FUNDS',
  LIMIT_REACHED: 'LIMIT',
  BET_OUT_OF_RANGE: 'OUT_OF_RANGE',
  WIN_TOO_LARGE: 'TABLE_FULL',
  WIN_LIMIT_REACHED: 'TABLE_FULL',
  PLAYER_BLOCKED: 'BLOCKED',
  GAME_CLOSED: 'GAME_CLOSED',
  INVALID_TOKEN: 'SESSION_OVER',
  TOKEN_EXPIRED: 'SESSION_OVER',
};

/** Refusals after which the player cannot bet any more, so the seat is free for others. */
export const FREES_SEAT: ReadonlySet<string> = new Set([
  'BLOCKED',
  'GAME_CLOSED',
  'SESSION_OVER',
] satisfies BetRefusal[]);

const isKnown = (status: string): status is WalletStatus => Object.hasOwn(REASONS, status);

/** The reason of a bet that the wallet refused. */
export const reasonOf = (status: string): BetRefusal => (isKnown(status) ? REASONS[status] : undefined) ?? 'WALLET';
