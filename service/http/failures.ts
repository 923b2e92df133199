import type { Response } from 'express';
import { failureHeaders, failureText } from '#domain/dispatch/door.ts';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';
import { endConnection } from './connections.ts';

/** Answers a failure of the HTTP side in the envelope of REST answers. A failure of a limit closes its connection. */
export function sendFailure(response: Response, code: FailureCode, detail: FailureDetail = {}, why?: string): void {
  if (CODES[code].http === 429) endConnection(response);
  response
    .status(CODES[code].http)
    .set(failureHeaders(detail))
    .send(failureText(code, detail, why));
}
