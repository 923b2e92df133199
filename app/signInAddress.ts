import { localePrefix } from '#protocol/rules/pageAddress.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Returns the sign-in for a page that needs a session; it leads back afterwards (specification 1 §7). */
export function signInAddressOf({ pathname, search, hash }: Place & { readonly hash: string }): Place {
  const query = new URLSearchParams({
    error: 'SessionRequired',
    callbackUrl: `${pathname}${search}${hash}`,
    phoneStep: '0',
  });
  return { pathname: `${localePrefix(pathname)}/signIn`, search: `?${query.toString()}` };
}
