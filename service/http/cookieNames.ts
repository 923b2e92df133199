import { parseCookie } from 'cookie';
import { COOKIE } from '#domain/session/cookies.ts';

/**
 * Browsers keep a cookie with this prefix only from the host itself, over TLS. No subdomain and no plain page can write
 * it (RFC 6265bis).
 */
const HOST_PREFIX = '__Host-';
const OWN: readonly string[] = Object.values(COOKIE);

/** Returns the name under which a browser keeps a cookie of the product. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? HOST_PREFIX + name : name);

/**
 * Returns the cookies of a request by the product's names. Under TLS the product's cookies count only with their
 * prefix.
 */
export function readCookies(
  header: string | undefined,
  isSecure: boolean,
): Readonly<Record<string, string | undefined>> {
  const sent = parseCookie(header ?? '');
  return isSecure ? { ...sent, ...Object.fromEntries(OWN.map((name) => [name, sent[HOST_PREFIX + name]])) } : sent;
}
