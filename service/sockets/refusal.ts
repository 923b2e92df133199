import type { Duplex } from 'node:stream';
import { endWith } from '../http/connections.ts';
import type { Refused } from './admission.ts';

/** Answers an upgrade with an HTTP status and closes the socket. */
export function refuseUpgrade(raw: Duplex, { status, retryAfter }: Pick<Refused, 'status' | 'retryAfter'>): void {
  endWith(raw, status, retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]);
}
