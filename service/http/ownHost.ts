import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isLoopback } from '../config.ts';

/** What proxies write about the caller of whom they pass a request on. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const;

/** Whether a proxy passed a request on, or its caller says so. */
export const isForwarded = ({ headers }: IncomingMessage): boolean =>
  FORWARDED.some((name) => headers[name] !== undefined);

/**
 * Whether a request was sent on this machine itself, under a name of this machine. A name that somebody else's DNS leads here
 * is none, and what a proxy passed on came from elsewhere.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return isLoopback(peer) && isLoopback(hostName(request)) && !isForwarded(request);
}

/**
 * Makes the check of the host that a request names: a name of this machine, the product's own, or the address that it came to.
 * What a proxy passed on without being trusted is refused whatever it names.
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
 * Empties the `X-Forwarded-Host` of a request that names none of our own hosts, so that no code trusts it: a proxy that does not
 * set the header passes on what the caller wrote.
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

/** The name that a request calls us by, in small letters and without its port or brackets; empty where it is no host. */
function hostName({ headers }: IncomingMessage): string {
  const [, bracketed, plain] =
    /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d+)?$/.exec((headers.host ?? '').toLowerCase()) ?? [];
  return bracketed ?? plain ?? '';
}
