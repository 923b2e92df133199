import type { IncomingMessage } from 'node:http';
import { networkOf } from '../http/limits.ts';

/**
 * The address of a socket's client, as limits count it.
 *
 * @param proxies the reverse proxies that are trusted. The last of them writes the last entry of `X-Forwarded-For`
 */
export function addressOfSocket({ headers, socket }: IncomingMessage, proxies: number): string {
  const given = headers['x-forwarded-for'];
  const entries = (Array.isArray(given) ? given.join(',') : (given ?? '')).split(',').map((entry) => entry.trim());
  const forwarded = proxies > 0 ? entries.at(-proxies) : undefined;
  return networkOf(forwarded === undefined || forwarded === '' ? (socket.remoteAddress ?? '') : forwarded);
}
