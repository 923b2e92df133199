import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The address of a caller, and the host name in its request. */
export interface Caller {
  /** The address for limits: an IPv4 address, or the /64 network of an IPv6 address, since a caller owns all of it. */
  readonly address: string;
  /** Host and port of the request in lower case. Empty if they are not a valid host. */
  readonly host: string;
}

/**
 * Reads the caller of a request or an upgrade. Forwarded headers count only as far as proxies are trusted. Each proxy appends one entry, so
 * the caller's entry is at that position from the end, and entries by the caller are before it.
 */
export function callerOf(request: IncomingMessage, trustedProxies: number): Caller {
  const hops = [...listOf(request.headers['x-forwarded-for']), request.socket.remoteAddress ?? ''];
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? '';
  const forwarded = trustedProxies > 0 ? listOf(request.headers['x-forwarded-host']).at(-1) : undefined;
  const host = (forwarded ?? request.headers.host ?? '').toLowerCase();
  return { address: networkOf(address), host: /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(host) ? host : '' };
}

const listOf = (header: string | string[] | undefined): string[] =>
  (typeof header === 'string' ? header : (header ?? []).join(','))
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Returns the address or network for limits. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(mapped) !== 6) return mapped;
  const [head = '', tail] = mapped.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
