/** What the product's backend answers; a file in a folder of that name is none of it. */
const BACKEND = /^\/(?:api|ws|dev)(?:\/(?!.*\.\w+$)|$)/;

/**
 * Whether a request that no handler took is a mistake: one to the backend's own paths, or one that leaves the origin. The
 * app's files are neither.
 */
export function isStray(url: URL, origin: string): boolean {
  if (url.protocol === 'data:' || url.protocol === 'blob:') return false;
  const home = new URL(origin);
  if (url.host !== home.host) return true;
  return BACKEND.test(url.pathname);
}

/** A request that nobody answers. */
export class StrayRequest extends Error {
  constructor(request: Pick<Request, 'method' | 'url'>) {
    super(
      `Nothing answers ${request.method} ${request.url}: it is no row of the protocol, or it leaves the page's origin.`,
    );
    this.name = 'StrayRequest';
  }
}

/**
 * What MSW asks about a request that no handler took.
 * @param tell told of each mistake
 * @throws StrayRequest so that the request fails
 */
export const refuseStrays =
  (origin: string, tell: (stray: StrayRequest) => void) =>
  (request: Request): void => {
    if (!isStray(new URL(request.url), origin)) return;
    const stray = new StrayRequest(request);
    tell(stray);
    throw stray;
  };
