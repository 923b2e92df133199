import { ownAddress } from '#protocol/rules/ownAddress.ts';

/** Where the sign-in page leads on to (specification 1 §7). @returns undefined where its address names none of our own */
export const callbackAddress = (query: URLSearchParams): string | undefined =>
  ownAddress(query.get('callbackUrl') ?? '', window.location.origin);
