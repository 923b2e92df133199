import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket';
import { type AnyHandler, getResponse, RequestHandler, WebSocketHandler } from 'msw';

/**
 * Answers this page's `fetch` calls and sockets in the page, for a browser that refuses service workers. MSW's own fallback does not
 * intercept sockets, since its two sources share a name.
 *
 * @returns a function that stops it
 */
export function interceptInPage(handlers: readonly AnyHandler[]): () => void {
  const requestHandlers = handlers.filter((handler) => handler instanceof RequestHandler);
  const socketHandlers = handlers.filter((handler) => handler instanceof WebSocketHandler);
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(requestHandlers, request.clone());
    if (response === undefined || isPassthrough(response)) return fetch(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  const sockets = new WebSocketInterceptor();
  sockets.apply();
  sockets.on('connection', (connection) => void answerSocket(socketHandlers, connection));
  return () => {
    window.fetch = fetch;
    sockets.dispose();
  };
}

/** Passes a socket to the first handler of its address. */
async function answerSocket(
  handlers: readonly WebSocketHandler[],
  connection: Parameters<WebSocketHandler['run']>[0],
): Promise<void> {
  for (const handler of handlers) if ((await handler.run(connection)) !== null) return;
}

/** Whether a handler passes the request to the network: the response of MSW's `passthrough()`. */
const isPassthrough = ({ status, headers }: Response): boolean =>
  status === 302 && headers.get('x-msw-intention') === 'passthrough';
