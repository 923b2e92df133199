import type { RequestHandler } from 'express';
import { answerCall } from '#games/provider/answerCall.ts';
import type { GameServer } from '#games/provider/provider.ts';
import { sendFailureBody } from './failures.ts';

/** Answers `GET /jackpots?brand=&game_code=`. */
export const answerJackpots =
  (server: GameServer): RequestHandler =>
  async ({ query }, response) => {
    const result = await answerCall(server, 'readJackpots', '', {
      Brand: query['brand'],
      GameCode: query['game_code'],
    });
    response.set('Cache-Control', 'no-store');
    if (result.Failure === undefined) response.json(result.Answer);
    else sendFailureBody(response, result.Failure);
  };
