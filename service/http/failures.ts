import type { Response } from 'express';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';

/** Answers a failure that the domain never saw, in the envelope of every REST answer. */
export function sendFailure(response: Response, code: FailureCode, detail: FailureDetail = {}, why?: string): void {
  if (detail.RetryAfter !== undefined) response.set('Retry-After', String(detail.RetryAfter));
  response
    .status(CODES[code].http)
    .set('Cache-Control', 'no-store')
    .json({ Code: code, Message: why ?? CODES[code].message, Result: detail });
}
