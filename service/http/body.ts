import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '#protocol/codes.ts';

/** A body's text, or the code that says why it was not read. */
export type Body =
  | { readonly text: string }
  | { readonly code: FailureCode; readonly field: string; readonly why: string };

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Reads a request's body as text of at most `maxBytes`. Unless its row takes a form, only `application/json` is taken: a form
 * of another site cannot send that without asking first.
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  takes: keyof typeof TYPES = 'json',
): Promise<Body> {
  const chunks: Buffer[] = [];
  let bytes = Number(request.headers['content-length'] ?? 0);
  if (bytes > maxBytes) return tooLarge(maxBytes);
  bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a request gave text before its encoding was known');
    bytes += chunk.length;
    if (bytes > maxBytes) return tooLarge(maxBytes);
    chunks.push(chunk);
  }
  if (bytes === 0) return { text: '' };
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== TYPES[takes]) return malformed('Content-Type', `must be ${TYPES[takes]}`);
  if (request.headers['content-encoding'] !== undefined) return malformed('Content-Encoding', 'is not taken');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return malformed('body', 'is not UTF-8');
  }
}

const malformed = (field: string, why: string): Body => ({ code: 100000, field, why: `${field}: ${why}` });
const tooLarge = (maxBytes: number): Body => ({
  code: 300005,
  field: 'body',
  why: `The body is over ${maxBytes} bytes.`,
});
