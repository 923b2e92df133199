import type { RequestHandler } from 'express';
import { answerPlatform, type PlatformParts } from '#games/provider/node/answerPlatform.ts';
import { PLATFORM_SIGNATURE_HEADER, PLATFORM_TIME_HEADER } from '#protocol/wallet/index.ts';
import { sendFailure } from './failures.ts';

const HTTP_NOT_FOUND = 404;

/** Answers `GET /rounds/<round>?user=<id>` of the platform: a round for the player to verify. Refused without a secret. */
export const answerRounds =
  (parts: PlatformParts | undefined): RequestHandler<{ round: string }> =>
  async (request, response) => {
    if (parts === undefined) {
      sendFailure(response, 'WRONG_SYNTAX', HTTP_NOT_FOUND);
      return;
    }
    const { user } = request.query;
    const { status, body } = await answerPlatform(parts, {
      round: request.params.round,
      user: typeof user === 'string' ? user : '',
      timestamp: request.get(PLATFORM_TIME_HEADER) ?? '',
      signature: request.get(PLATFORM_SIGNATURE_HEADER) ?? '',
    });
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
