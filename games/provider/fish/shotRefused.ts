import { SHOT_REFUSALS, type ShotRefusal } from '#games/api/index.ts';
import type { WalletStatus } from '#protocol/wallet/index.ts';

/** Nothing was stored, and no coins moved. */
export class ShotRefused extends Error {
  readonly reason: ShotRefusal;

  constructor(reason: ShotRefusal) {
    super(`${reason}: ${SHOT_REFUSALS[reason]}`);
    this.name = 'ShotRefused';
    this.reason = reason;
  }
}

const REASONS: Readonly<Partial<Record<WalletStatus, ShotRefusal>>> = {
  NOT_ENOUGH_MONEY: 'FUNDS',
  LIMIT_REACHED: 'LIMIT',
  BET_OUT_OF_RANGE: 'NO_CANNON',
  BET_NOT_ALLOWED: 'NO_HOLDS',
  PLAYER_BLOCKED: 'SEAT_FREE',
  GAME_CLOSED: 'SEAT_FREE',
  INVALID_TOKEN: 'SEAT_FREE',
  TOKEN_EXPIRED: 'SEAT_FREE',
};

const isKnown = (status: string): status is WalletStatus => Object.hasOwn(REASONS, status);

/** The reason of a hold that the wallet refused. */
export const reasonOf = (status: string): ShotRefusal => (isKnown(status) ? REASONS[status] : undefined) ?? 'WALLET';
