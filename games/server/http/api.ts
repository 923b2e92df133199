import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { GAME_CALLS } from '#games/api/index.ts';
import { answerCall } from '#games/provider/answerCall.ts';
import type { GameServer } from '#games/provider/provider.ts';
import type { Config } from '../config.ts';
import type { GameMetrics } from '../metrics.ts';
import { sendFailure, sendFailureBody } from './failures.ts';
import { addressOf, limitRequests } from './limits.ts';

const MAX_BODY = '8kb';
const tokenOf = ({ headers }: Request): string => /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';

export function answerApi(
  server: GameServer,
  metrics: GameMetrics,
  { maxCallsPerMinute, maxOpeningsPerMinute }: Pick<Config, 'maxCallsPerMinute' | 'maxOpeningsPerMinute'>,
): Router {
  const router = Router();
  const answer: RequestHandler = async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const name = request.path.slice(1);
    if (request.method !== 'POST' || !Object.hasOwn(GAME_CALLS, name)) {
      sendFailure(response, 'WRONG_SYNTAX', 404);
      return;
    }
    if (request.is('application/json') === false) {
      sendFailure(response, 'WRONG_SYNTAX', 415);
      return;
    }
    const body: unknown = request.body;
    const result = await metrics.measure(name, () => answerCall(server, name, tokenOf(request), body));
    if (result.Failure === undefined) response.json(result.Answer);
    else sendFailureBody(response, result.Failure);
  };
  router.use('/openSession', limitRequests(maxOpeningsPerMinute, addressOf));
  router.use(limitRequests(maxCallsPerMinute, tokenOf));
  router.use(express.json({ limit: MAX_BODY, inflate: false }), refuseBody, answer);
  return router;
}

/** Refuses a body that is too large, no JSON, compressed or cut off. */
const refuseBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  if (status >= 500) next(error);
  else sendFailure(response, 'WRONG_SYNTAX', status);
};
