import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/** Headers that proxies add to forwarded requests. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** Whether a request has headers of a proxy. The caller may have written them. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

/**
 * Whether a request comes from this machine under a name of this machine. A name that foreign DNS maps to this machine
 * does not count, and a proxied request comes from elsewhere.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return isLoopback(peer) && isLoopback(hostName(request)) && !isForwarded(request);
}

/**
 * Creates the check of a request's host. It accepts a name of this machine, the product's own hosts, or the address that the request came
 * to. A request of an untrusted proxy is always refused.
 */
export function createOwnHostCheck(
  isOwnOrigin: (origin: string) => boolean,
  { publicOrigin, trustedProxies }: { readonly publicOrigin: string; readonly trustedProxies: number },
): (request: IncomingMessage) => boolean {
  const { protocol } = new URL(publicOrigin);
  return (request) => {
    if (trustedProxies === 0 && isForwarded(request)) return false;
    const name = hostName(request);
    const cameTo = (request.socket.localAddress ?? '').replace(/^::ffff:/i, '');
    return (
      isLoopback(name) ||
      isOwnOrigin(`${protocol}//${request.headers.host ?? ''}`) ||
      (isIP(name) !== 0 && name === cameTo)
    );
  };
}

/**
 * Empties the `X-Forwarded-Host` of a request if it is not a host of the product, so that no code trusts it. A proxy
 * that does not set the header passes on the caller's text.
 */
export function dropForeignHost(
  { headers }: IncomingMessage,
  publicOrigin: string,
  isOwnOrigin: (origin: string) => boolean,
): void {
  const given = headers['x-forwarded-host'];
  if (given === undefined) return;
  const host = String(given).split(',').at(-1)?.trim() ?? '';
  if (host === '' || !isOwnOrigin(`${new URL(publicOrigin).protocol}//${host}`)) headers['x-forwarded-host'] = '';
}

/** Returns the host name of a request, in lower case and without port or brackets. Empty if it is not a valid host. */
function hostName({ headers }: IncomingMessage): string {
  const [, bracketed, plain] =
    /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d+)?$/.exec((headers.host ?? '').toLowerCase()) ?? [];
  return bracketed ?? plain ?? '';
}
