import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another site made a call. The check backs up the CSRF token and the bearer token.
 * Browsers send the origin of every post, so a call without an origin is not from a browser.
 */
export function isForeign(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isOwnOrigin: (origin: string) => boolean,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwnOrigin(origin);
}
