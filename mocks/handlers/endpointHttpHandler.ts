import { HttpHandler } from 'msw';

/**
 * Answers the calls of one endpoint, whose address is compared as the service compares it: MSW's own also takes other letters'
 * case and a slash at the end. It comes first too, since MSW asks its handlers one after another, and each reads the page's
 * cookies (from another process) and compiles its path before it declines.
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
