import { HttpHandler } from 'msw';

/**
 * Answers the calls of one endpoint. MSW asks its handlers one after another, and each reads the page's cookies (from another
 * process) and compiles its path before it declines. This one compares the address first.
 */
export class EndpointHttpHandler extends HttpHandler {
  readonly #start: string;

  constructor(method: string, url: string, resolver: (call: { request: Request }) => Promise<Response>) {
    super(method, url, resolver);
    this.#start = url.toLowerCase();
  }

  override run(...given: Parameters<HttpHandler['run']>): ReturnType<HttpHandler['run']> {
    const isNear = given[0].request.url.toLowerCase().startsWith(this.#start);
    return isNear ? super.run(...given) : Promise.resolve(null);
  }
}
