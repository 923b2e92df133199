import type { IncomingMessage } from 'node:http';
import { type DoorRefusal, LARGE_BYTES, malformed, NOT_UTF8, refusedType, tooLarge } from '#domain/dispatch/door.ts';
import type { BodyShare, Exhausted } from './bodyBudget.ts';
import { BodyPieces } from './bodyPieces.ts';

/** The text of a body, or why it was not read. `aborted` means that the caller disconnected. */
export type Body = { readonly text: string } | DoorRefusal | 'aborted';

/** The limits for reading one body. */
export interface BodyBounds {
  readonly maxBytes: number;
  /** The accepted content types. */
  readonly types: readonly string[];
  readonly share: BodyShare;
  /** The most milliseconds between two chunks. */
  readonly stallMs: number;
}

/** The most bytes of one body before other requests get a turn. */
const TURN_BYTES = 64 * 1024;
/** The seconds after which a refused caller may retry. */
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
  const refusal = refusedType(types, request.headers);
  if (refusal !== undefined) return refusal;
  try {
    return { text: pieces.text() };
  } catch {
    return NOT_UTF8;
  }
}

/** Reads all bytes without copies, since copies would keep the garbage collector busy while other requests wait. */
function readPieces(
  request: IncomingMessage,
  { maxBytes, share, stallMs }: BodyBounds,
  declaredBytes: number,
): Promise<BodyPieces | DoorRefusal | 'aborted'> {
  return new Promise((resolve) => {
    const pieces = new BodyPieces(share, declaredBytes);
    let inTurn = 0;
    let hasEnded = false;
    const end = (result: BodyPieces | DoorRefusal | 'aborted'): void => {
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
    // Node reads up to two megabytes of one connection without a break if they are available, while other requests wait.
    const yieldTurn = (): void => {
      inTurn = 0;
      request.pause();
      setImmediate(() => void (hasEnded || request.resume()));
    };
    const onEnd = (): void => end(pieces);
    const onClose = (): void => end('aborted');
    const stalled = setTimeout(() => end(malformed('body', 'stopped coming')), stallMs);
    // Without a listener a disconnecting caller would end the process.
    request.on('error', () => {});
    request.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}

const exhausted = (who: Exhausted): DoorRefusal => ({
  code: who === 'address' ? 300002 : 300007,
  detail: { Field: 'body', RetryAfter: RETRY_SECONDS },
  why: who === 'address' ? 'Too many bodies of this address are under way.' : 'Too many bodies are under way.',
});
