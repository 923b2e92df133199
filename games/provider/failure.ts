import { GAME_FAILURES, type GameFailureBody, type GameFailureCode } from '#games/api/index.ts';

export class ProviderFailure extends Error {
  readonly code: GameFailureCode;
  readonly field: string | undefined;

  constructor(code: GameFailureCode, field?: string) {
    super(`${code}: ${GAME_FAILURES[code]}`);
    this.name = 'ProviderFailure';
    this.code = code;
    this.field = field;
  }
}

export const failureBody = (Code: GameFailureCode, Field?: string): GameFailureBody => ({
  Code,
  Message: GAME_FAILURES[Code],
  ...(Field === undefined ? {} : { Field }),
});
