import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '#protocol/codes.ts';
import type { FailureDetail } from '#protocol/failure.ts';
import type { BodyShare, Exhausted } from './bodyBudget.ts';
import { BodyPieces } from './bodyPieces.ts';

/** Why a body was not read. */
export interface Unread {
  readonly code: FailureCode;
  readonly detail: FailureDetail;
  readonly why: string;
}

/** A body's text, or why it was not read; `aborted` where the caller went away. */
export type Body = { readonly text: string } | Unread | 'aborted';

/** What bounds the reading of one body. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** Content types of which it must have one. */
  readonly types: readonly string[];
  readonly share: BodyShare;
  /** Milliseconds from one piece to the next. */
  readonly stallMs: number;
}

export const JSON_BODY: readonly string[] = ['application/json'];
export const FORM_BODY: readonly string[] = ['application/x-www-form-urlencoded'];
/** Above it a body is large: what it may come to has to have room before it is read. */
export const LARGE_BYTES = 16 * 1024;
/** Bytes that a body may bring before all others had their turn. */
const TURN_BYTES = 64 * 1024;
/** Until others have been answered. */
const RETRY_SECONDS = 5;

/** Reads a request's body as text. */
export async function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Body> {
  const { maxBytes, types, share } = bounds;
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) return tooLarge(maxBytes);
  const most = request.headers['transfer-encoding'] === undefined ? declared : maxBytes;
  const refused = most > LARGE_BYTES ? share.announce(most) : undefined;
  if (refused !== undefined) return exhausted(refused);
  const pieces = await readPieces(request, bounds, declared);
  if (!(pieces instanceof BodyPieces)) return pieces;
  if (pieces.length === 0) return { text: '' };
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return malformed('Content-Type', `must be ${types.join(' or ')}`);
  if (request.headers['content-encoding'] !== undefined) return malformed('Content-Encoding', 'is not taken');
  try {
    return { text: pieces.text() };
  } catch {
    return malformed('body', 'is not UTF-8');
  }
}

/** Reads all bytes, each held once: repeated copies would keep the garbage collector busy while all others wait. */
function readPieces(
  request: IncomingMessage,
  { maxBytes, share, stallMs }: BodyBounds,
  declaredBytes: number,
): Promise<BodyPieces | Unread | 'aborted'> {
  return new Promise((resolve) => {
    const pieces = new BodyPieces(share, declaredBytes);
    let inTurn = 0;
    let hasEnded = false;
    const end = (result: BodyPieces | Unread | 'aborted'): void => {
      clearTimeout(stalled);
      hasEnded = true;
      request.off('data', onData).off('end', onEnd).off('close', onClose).pause();
      resolve(result);
    };
    const onData = (piece: Buffer): void => {
      stalled.refresh();
      if (pieces.length + piece.length > maxBytes) {
        end(tooLarge(maxBytes));
        return;
      }
      const refused = pieces.add(piece);
      if (refused !== undefined) {
        end(exhausted(refused));
        return;
      }
      inTurn += piece.length;
      if (inTurn >= TURN_BYTES) yieldTurn();
    };
    // Node reads two megabytes of one connection in a row where they are there, and all others wait.
    const yieldTurn = (): void => {
      inTurn = 0;
      request.pause();
      setImmediate(() => void (hasEnded || request.resume()));
    };
    const onEnd = (): void => end(pieces);
    const onClose = (): void => end('aborted');
    const stalled = setTimeout(() => end(malformed('body', 'stopped coming')), stallMs);
    // Without a listener a caller that goes away would end the process.
    request.on('error', () => {});
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

const malformed = (field: string, why: string): Unread => ({
  code: 100000,
  detail: { Field: field },
  why: `${field}: ${why}`,
});
const tooLarge = (maxBytes: number): Unread => ({
  code: 300005,
  detail: { Field: 'body' },
  why: `The body is over ${maxBytes} bytes.`,
});
const exhausted = (who: Exhausted): Unread => ({
  code: who === 'address' ? 300002 : 300007,
  detail: { Field: 'body', RetryAfter: RETRY_SECONDS },
  why: who === 'address' ? 'Too many bodies of this address are under way.' : 'Too many bodies are under way.',
});
