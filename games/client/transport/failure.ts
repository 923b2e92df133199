import type { GameFailureCode } from '#games/api/index.ts';

/** The game server refuses a call. */
export class GameServerFailure extends Error {
  readonly code: GameFailureCode;

  constructor(code: GameFailureCode) {
    super(`the game server refuses: ${code}`);
    this.name = 'GameServerFailure';
    this.code = code;
  }
}

/** No answer came, or one that does not parse. The call may have had its effect. */
export class AnswerLost extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'AnswerLost';
  }
}

/** Why a call failed. */
export type FailureCode = GameFailureCode | 'LOST';

/** The code of an error that a call threw. An unknown error counts as a lost answer. */
export const failureCodeOf = (error: unknown): FailureCode =>
  error instanceof GameServerFailure ? error.code : 'LOST';
