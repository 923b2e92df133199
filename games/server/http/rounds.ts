import type { Request, RequestHandler } from 'express';
import { answerPlatform, type PlatformParts, type PlatformQuestion } from '#games/provider/node/answerPlatform.ts';
import { PLATFORM_SIGNATURE_HEADER, PLATFORM_TIME_HEADER } from '#protocol/wallet/index.ts';
import { sendFailure } from './failures.ts';

const HTTP_NOT_FOUND = 404;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function questionOf({ params, query }: Pick<Request<{ round?: string }>, 'params' | 'query'>): PlatformQuestion {
  const user = textOf(query['user']);
  if (params.round !== undefined) return { round: params.round, user };
  return query['game_code'] === undefined
    ? { rounds: textOf(query['rounds']), user }
    : { gameCode: textOf(query['game_code']) };
}

/** Answers the platform's requests for rounds of a player and for the pictures of a game. Refused without a secret. */
export const answerRounds =
  (parts: PlatformParts | undefined): RequestHandler<{ round?: string }> =>
  async (request, response) => {
    if (parts === undefined) {
      sendFailure(response, 'WRONG_SYNTAX', HTTP_NOT_FOUND);
      return;
    }
    const { status, body } = await answerPlatform(parts, {
      question: questionOf(request),
      timestamp: request.get(PLATFORM_TIME_HEADER) ?? '',
      signature: request.get(PLATFORM_SIGNATURE_HEADER) ?? '',
    });
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
