import type { Response } from 'express';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';

/** Answers a failure that the domain never saw, in the envelope of every REST answer. */
export function sendFailure(response: Response, code: FailureCode, detail: FailureDetail = {}, why?: string): void {
  response
    .status(CODES[code].http)
    .set(failureHeaders(detail))
    .send(failureText(code, detail, why));
}

/** The body of a failure: the envelope of every REST answer, as JSON. */
export const failureText = (code: FailureCode, detail: FailureDetail = {}, why?: string): string =>
  JSON.stringify({ Code: code, Message: why ?? CODES[code].message, Result: detail });

/** The headers of a failure. */
export const failureHeaders = ({ RetryAfter }: FailureDetail): Record<string, string> => ({
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...(RetryAfter !== undefined && { 'Retry-After': String(RetryAfter) }),
});
