import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of the internal address, in lower case as Node reads them. */
export const HEADER = {
  /**
   * The process of the service that the call is for. The epoch changes at each start, so that a call is accepted once.
   */
  epoch: 'x-media-epoch',
  /** Milliseconds since 1970, by the caller's clock. */
  time: 'x-media-time',
  nonce: 'x-media-nonce',
  signature: 'x-media-signature',
} as const;

/** The parts that a signature covers. */
export interface Signed {
  readonly direction: 'call' | 'answer';
  /** The path of a call, or the status of an answer. */
  readonly subject: string;
  readonly epoch: string;
  readonly time: string;
  readonly nonce: string;
  readonly body: string;
}

/** HMAC-SHA-256 of all parts. The body enters as its digest. No part contains the separator. */
export const signatureOf = (secret: string, { direction, subject, epoch, time, nonce, body }: Signed): string =>
  createHmac('sha256', secret)
    .update([direction, subject, epoch, time, nonce, digest(body).toString('hex')].join('\n'))
    .digest('base64url');

/** Compares two texts in constant time. */
export const isSameText = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
