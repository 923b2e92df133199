import type { ServerResponse } from 'node:http';
import { failureHeaders, failureText } from '#domain/dispatch/door.ts';
import { CODES, type FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';
import { endConnection } from './connections.ts';

/** What keeps a browser from taking a refusal for anything else; the app's own headers cost more than the refusal. */
const GUARDS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Answers a failure before the app is asked, and closes the connection. A flood would else pay for the app's headers, log and routes with every refusal. */
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
