import { HttpHandler } from 'msw';

/**
 * Answers the calls of an endpoint. Compares addresses as the service does; MSW also accepts another case and a trailing slash. Comparing
 * first is faster, since MSW asks its handlers one after another, and each reads the page's cookies (from another process) and compiles its
 * path before declining.
 */
export class EndpointHttpHandler extends HttpHandler {
  readonly #url: string;

  constructor(method: string, url: string, resolver: (call: { request: Request }) => Promise<Response>) {
    super(method, url, resolver);
    this.#url = url;
  }

  override run(...given: Parameters<HttpHandler['run']>): ReturnType<HttpHandler['run']> {
    const [address] = given[0].request.url.split(/[?#]/, 1);
    return address === this.#url ? super.run(...given) : Promise.resolve(null);
  }
}
