import type { IncomingHttpHeaders } from 'node:http';
import { HEADER, isSameText, signatureOf } from './signature.ts';

/** The largest difference between the clocks of two machines, with the time of transport. */
const WINDOW_MS = 30_000;

/** Why a call is refused. The log uses these names. */
export type CallFault = 'unsigned' | 'time' | 'epoch' | 'forged' | 'replayed';

/** The signed headers of a call. */
export interface CallHead {
  readonly epoch: string;
  readonly time: string;
  readonly nonce: string;
  readonly signature: string;
}

/** Checks the signatures of calls, and accepts each call once. */
export class CallGuard {
  readonly #secret: string;
  readonly #epoch: string;
  readonly #now: () => number;
  /** Nonces of accepted calls, with the time until which a replay would be in the window. */
  readonly #nonces = new Map<string, number>();

  /** @param now returns milliseconds since 1970 */
  constructor(secret: string, epoch: string, now: () => number) {
    this.#secret = secret;
    this.#epoch = epoch;
    this.#now = now;
  }

  /** Checks the headers before the body is read. */
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

  /** Checks the signature of a whole call, and records its nonce. */
  take({ signature, ...head }: CallHead, path: string, body: string): CallFault | undefined {
    const wanted = signatureOf(this.#secret, { direction: 'call', subject: path, body, ...head });
    if (!isSameText(signature, wanted)) return 'forged';
    this.#forget();
    if (this.#nonces.has(head.nonce)) return 'replayed';
    this.#nonces.set(head.nonce, Number(head.time) + WINDOW_MS);
    return undefined;
  }

  /** Removes expired nonces. The map's order of insertion is roughly the order of their times. */
  #forget(): void {
    const limit = this.#now() - WINDOW_MS;
    for (const [nonce, until] of this.#nonces) {
      if (until >= limit) return;
      this.#nonces.delete(nonce);
    }
  }
}
