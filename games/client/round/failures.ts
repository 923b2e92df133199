import type { FailureCode } from '../transport/failure.ts';

/**
 * How the game continues after a failed call:
 * - `again`: the same request is repeated, since it may have had its effect or is correct.
 * - `wait`: the same request is repeated a little later, without a notice of a lost connection.
 * - `reread`: the client's state of the session is old.
 * - `over`: the session cannot continue.
 */
export type Recovery = 'again' | 'wait' | 'reread' | 'over';

const RECOVERY: Readonly<Record<FailureCode, Recovery>> = {
  LOST: 'again',
  UNAVAILABLE: 'again',
  WALLET_UNREACHABLE: 'again',
  TOO_MANY_REQUESTS: 'wait',
  TOO_SOON: 'wait',
  ROUND_OPEN: 'reread',
  STATE_CHANGED: 'reread',
  STAKE_NOT_ALLOWED: 'reread',
  NO_CHOICE: 'reread',
  OPTION_UNKNOWN: 'reread',
  CHOICE_OVER: 'reread',
  ROUND_UNKNOWN: 'reread',
  CLIENT_SEED: 'reread',
  WRONG_SYNTAX: 'over',
  INVALID_LAUNCH: 'over',
  INVALID_SESSION: 'over',
  GAME_UNKNOWN: 'over',
};

export const recoveryOf = (code: FailureCode): Recovery => RECOVERY[code];

/** Statuses of the wallet that end the session. After the others the player may continue, with another stake for example. */
const FINAL_STATUSES = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'PLAYER_BLOCKED', 'GAME_CLOSED']);

export const isFinal = (status: string): boolean => FINAL_STATUSES.has(status);

/** Whether a limit that the player set refuses the stake. The page explains it, and the game continues. */
export const isLimit = (status: string): boolean => status === 'LIMIT_REACHED';

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5000;
/** The pause before a request that came too soon is repeated. */
export const WAIT_MS = 400;

/** Grows with the number of lost answers. */
export const pauseAfter = (lost: number): number => Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, lost - 1));
