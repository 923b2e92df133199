import type { ServerResponse } from 'node:http';
import { failureHeaders, failureText } from '#domain/dispatch/door.ts';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';
import { endConnection } from './connections.ts';

/** Headers that keep a browser from interpreting a refusal. The app's own headers would cost more than the refusal. */
const GUARDS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Answers with a failure in front of the app, and closes the connection. So a flood does not use the app's headers,
 * log and routes.
 */
export function answerRefusal(response: ServerResponse, code: FailureCode, detail: FailureDetail, why?: string): void {
  const text = failureText(code, detail, why);
  endConnection(response);
  response.writeHead(CODES[code].http, {
    ...failureHeaders(detail),
    ...GUARDS,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}
