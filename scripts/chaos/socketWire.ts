import { WebSocket } from 'ws';

/** Gives a socket of `ws` the events of a browser's socket, which the product's client uses. */
export class SocketWire extends EventTarget {
  readonly OPEN = 1;
  readonly #socket: WebSocket;

  /** @param onFrame receives each frame before the client */
  constructor(url: string, onFrame: (text: string) => void) {
    super();
    this.#socket = new WebSocket(url);
    this.#socket.on('open', () => this.dispatchEvent(new Event('open')));
    this.#socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      onFrame(text);
      this.dispatchEvent(new MessageEvent('message', { data: text }));
    });
    // Node 20 has no CloseEvent.
    this.#socket.on('close', (code) => this.dispatchEvent(Object.assign(new Event('close'), { code })));
    this.#socket.on('error', () => {});
  }

  get readyState(): 0 | 1 | 2 | 3 {
    return this.#socket.readyState;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  /** Ends the connection without a close frame, like a lost network. */
  terminate(): void {
    this.#socket.terminate();
  }
}
