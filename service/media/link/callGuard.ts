import type { IncomingHttpHeaders } from 'node:http';
import { HEADER, isSameText, signatureOf } from './signature.ts';

/** How far the clocks of two machines may differ, with the time on the way. */
const WINDOW_MS = 30_000;

/** Why a call is refused, as the log names it. */
export type CallFault = 'unsigned' | 'time' | 'epoch' | 'forged' | 'replayed';

/** What the head of a call says. */
export interface CallHead {
  readonly epoch: string;
  readonly time: string;
  readonly nonce: string;
  readonly signature: string;
}

/** Checks the signatures of calls, and that each call counts once. */
export class CallGuard {
  readonly #secret: string;
  readonly #epoch: string;
  readonly #now: () => number;
  /** Nonces of calls with a right signature, with the time until which a replay would pass the window. */
  readonly #nonces = new Map<string, number>();

  /** @param now milliseconds since 1970 */
  constructor(secret: string, epoch: string, now: () => number) {
    this.#secret = secret;
    this.#epoch = epoch;
    this.#now = now;
  }

  /** Checks what can be checked before the body is read. */
  readHead(headers: IncomingHttpHeaders): CallHead | CallFault {
    const [epoch, time, nonce, signature] = [HEADER.epoch, HEADER.time, HEADER.nonce, HEADER.signature].map((name) => {
      const value = headers[name];
      return typeof value === 'string' ? value : '';
    });
    if (epoch === undefined || !/^\d{13}$/.test(time ?? '') || !/^[\w-]{22}$/.test(nonce ?? '')) return 'unsigned';
    if (!/^[\w-]{43}$/.test(signature ?? '')) return 'unsigned';
    if (Math.abs(this.#now() - Number(time)) > WINDOW_MS) return 'time';
    if (epoch !== this.#epoch) return 'epoch';
    return { epoch, time: time ?? '', nonce: nonce ?? '', signature: signature ?? '' };
  }

  /** Checks the signature of a whole call, and takes its nonce. */
  take({ signature, ...head }: CallHead, path: string, body: string): CallFault | undefined {
    const wanted = signatureOf(this.#secret, { direction: 'call', subject: path, body, ...head });
    if (!isSameText(signature, wanted)) return 'forged';
    this.#forget();
    if (this.#nonces.has(head.nonce)) return 'replayed';
    this.#nonces.set(head.nonce, Number(head.time) + WINDOW_MS);
    return undefined;
  }

  /** The map keeps the order in which nonces came, which is about that of their times. */
  #forget(): void {
    const limit = this.#now() - WINDOW_MS;
    for (const [nonce, until] of this.#nonces) {
      if (until >= limit) return;
      this.#nonces.delete(nonce);
    }
  }
}
