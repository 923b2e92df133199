import { parseCookie } from 'cookie';
import { COOKIE } from '#domain/session/cookies.ts';

/** Browsers keep a cookie of this name only from the host itself, over TLS: no subdomain and no plain page can write it (RFC 6265bis). */
const HOST_PREFIX = '__Host-';
const OWN: readonly string[] = Object.values(COOKIE);

/** The name under which a browser keeps one of our cookies. */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? HOST_PREFIX + name : name);

/** The cookies of a request by the names that the product calls them; where there is TLS, ours count under their own name alone. */
export function readCookies(
  header: string | undefined,
  isSecure: boolean,
): Readonly<Record<string, string | undefined>> {
  const sent = parseCookie(header ?? '');
  return isSecure ? { ...sent, ...Object.fromEntries(OWN.map((name) => [name, sent[HOST_PREFIX + name]])) } : sent;
}
