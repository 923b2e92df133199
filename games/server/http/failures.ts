import type { Response } from 'express';
import type { GameFailureBody, GameFailureCode } from '#games/api/index.ts';
import { failureBody } from '#games/provider/failure.ts';

const HTTP: Readonly<Record<GameFailureCode, number>> = {
  WRONG_SYNTAX: 400,
  INVALID_LAUNCH: 401,
  INVALID_SESSION: 401,
  GAME_UNKNOWN: 404,
  WALLET_UNREACHABLE: 503,
  STAKE_NOT_ALLOWED: 422,
  TOO_SOON: 409,
  ROUND_OPEN: 409,
  STATE_CHANGED: 409,
  CLIENT_SEED: 422,
  NO_CHOICE: 409,
  OPTION_UNKNOWN: 422,
  CHOICE_OVER: 409,
  ROUND_UNKNOWN: 404,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 500,
};

export const sendFailureBody = (response: Response, body: GameFailureBody, http = HTTP[body.Code]): void => {
  response.status(http).json(body);
};

/** @param http another status than that of the code */
export const sendFailure = (response: Response, code: GameFailureCode, http?: number): void =>
  sendFailureBody(response, failureBody(code), http);
