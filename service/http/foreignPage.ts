import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of another site is behind a call: a second lock beside the CSRF token and the token that no cookie carries.
 * Browsers say of every post where it comes from; what says nothing is no browser.
 */
export function isForeign(
  { headers }: Pick<IncomingMessage, 'headers'>,
  isOwnOrigin: (origin: string) => boolean,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return origin === undefined ? site === 'cross-site' || site === 'same-site' : !isOwnOrigin(origin);
}
