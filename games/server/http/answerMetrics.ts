import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { GameMetrics } from '../metrics.ts';
import { sendFailure } from './failures.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Answers `/metrics` to callers with the token, and 404 to others. */
export function answerMetrics({ registry }: GameMetrics, token: string | undefined): RequestHandler {
  const wanted = token === undefined ? undefined : digest(`Bearer ${token}`);
  return async (request, response) => {
    if (wanted === undefined || !timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      sendFailure(response, 'WRONG_SYNTAX', 404);
      return;
    }
    response.set('Cache-Control', 'no-store').set('Content-Type', registry.contentType);
    response.send(await registry.metrics());
  };
}
