import type { GameFailureCode } from '#games/api/index.ts';

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

export type FailureCode = GameFailureCode | 'LOST';

/** An unknown error counts as a lost answer. */
export const failureCodeOf = (error: unknown): FailureCode =>
  error instanceof GameServerFailure ? error.code : 'LOST';
