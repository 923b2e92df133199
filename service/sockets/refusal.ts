import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refused } from './admission.ts';

/** Answers an upgrade with an HTTP status instead and lets the socket go. */
export function refuseUpgrade(raw: Duplex, { status, retryAfter }: Pick<Refused, 'status' | 'retryAfter'>): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Length: 0'];
  if (retryAfter !== undefined) lines.push(`Retry-After: ${retryAfter}`);
  raw.end(`${lines.join('\r\n')}\r\n\r\n`, () => raw.destroy());
}
