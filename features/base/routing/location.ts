/** The parts of an address inside the product. */
export interface Path {
  /** Begins with `/`. */
  readonly pathname: string;
  /** Begins with `?`. Empty without a query. */
  readonly search: string;
  /** Begins with `#`. Empty without a fragment. */
  readonly hash: string;
}

/** An entry of the history. */
export interface Location extends Path {
  /** The value that the navigation passed with it. */
  readonly state: unknown;
  /** Differs for every entry. */
  readonly key: string;
}

/** The target of a navigation: an address, or its parts. Missing parts at the front are those of the current page. */
export type To = string | Partial<Path>;

/** Splits an address into its parts. */
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
 * Resolves the target of a navigation. The result never leads to another host: slashes at the front become one.
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

/** The address of these parts. */
export const addressOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;
