import { WebSocketHandler, type WebSocketHandlerConnection } from 'msw';

/**
 * Answers the sockets of a path. MSW's own `ws.link` also lists every client in an IndexedDB of the origin, for broadcasts that are unused
 * here, reads the whole list at each connection, and never removes entries.
 */
export class SocketHandler extends WebSocketHandler {
  readonly #connected: (connection: WebSocketHandlerConnection) => void;

  constructor(url: string, connected: (connection: WebSocketHandlerConnection) => void) {
    super(url);
    this.#connected = connected;
  }

  override async run(...[connection, context]: Parameters<WebSocketHandler['run']>) {
    if (!this.test(connection.client.url, context)) return null;
    const own = { ...connection, params: {} };
    this.#connected(own);
    return own;
  }
}
