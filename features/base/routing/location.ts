export interface Path {
  /** Begins with `/`. */
  readonly pathname: string;
  /** Begins with `?`. Empty without a query. */
  readonly search: string;
  /** Begins with `#`. Empty without a fragment. */
  readonly hash: string;
}

export interface Location extends Path {
  readonly state: unknown;
  readonly key: string;
}

/** The target of a navigation: an address, or its parts. Parts that are missing at the start are taken from the current page. */
export type To = string | Partial<Path>;

export function parsePath(address: string): Path {
  const [withoutHash = '', ...fragments] = address.split('#');
  const [pathname = '', ...queries] = withoutHash.split('?');
  const search = queries.join('?');
  const hash = fragments.join('#');
  return { pathname, search: search === '' ? '' : `?${search}`, hash: hash === '' ? '' : `#${hash}` };
}

const marked = (mark: '?' | '#', part: string): string =>
  part === '' || part === mark ? '' : part.startsWith(mark) ? part : mark + part;

/**
 * Resolves the target of a navigation. The result never leads to another host: leading slashes become one.
 *
 * @param from the pathname for a target without its own
 */
export function resolveTo(to: To, from: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: pathname === '' ? from : `/${pathname.replace(/^[/\\]+/, '')}`,
    search: marked('?', search),
    hash: marked('#', hash),
  };
}

export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;
