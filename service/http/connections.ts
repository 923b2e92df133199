import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Lingering, Remainder } from './lingering.ts';

/** The most requests of one connection that wait for their answers. Browsers and proxies send one at a time. */
const MAX_OPEN_RESPONSES = 16;

interface Connection {
  /** The requests in the order of their answers. */
  readonly open: Set<ServerResponse>;
  /** The request that was parsed last. */
  newest: IncomingMessage | undefined;
  /** Discards all bytes behind the last answer. Undefined until the last answer is known. */
  remainder: Remainder | undefined;
  /** Makes the current answer the last one. */
  readonly end: () => Remainder;
}

const connections = new WeakMap<Duplex, Connection>();

/** How to handle a request of a connection. */
export type Turn = 'answer' | 'tooMany' | 'ignore';

/**
 * Tracks a connection from its first byte. Node closes it by `destroySoon` behind its last answer. The wrapped `destroySoon` waits for
 * senders that still write.
 * @param onRefused called when the connection ends by a refusal
 */
export function watchConnection(socket: Socket, address: string, lingering: Lingering, onRefused: () => void): void {
  const destroySoon = socket.destroySoon.bind(socket);
  const connection: Connection = {
    open: new Set(),
    newest: undefined,
    remainder: undefined,
    end: () => {
      onRefused();
      connection.remainder = lingering.discard(socket, address, destroySoon);
      return connection.remainder;
    },
  };
  connections.set(socket, connection);
  socket.destroySoon = () => {
    if (connection.remainder !== undefined) connection.remainder.close();
    else if (connection.newest?.complete === false) lingering.discard(socket, address, destroySoon).close();
    else destroySoon();
  };
}

/** Counts a request until it is answered. Requests behind a connection's last answer are ignored. */
export function beginAnswer(request: IncomingMessage, response: ServerResponse): Turn {
  const connection = connections.get(request.socket);
  if (connection === undefined) return 'answer';
  if (connection.remainder !== undefined) return 'ignore';
  connection.newest = request;
  connection.open.add(response);
  response.once('close', () => connection.open.delete(response));
  return connection.open.size > MAX_OPEN_RESPONSES ? 'tooMany' : 'answer';
}

/**
 * Makes a refusal the last answer of its connection, so that nothing behind it is parsed. Call it before the head is
 * sent.
 */
export function endConnection(response: ServerResponse): void {
  response.setHeader('Connection', 'close');
  const connection = connections.get(response.req.socket);
  if (connection?.remainder === undefined) connection?.end();
}

/** Whether a connection may become a socket. All of its requests must be answered, and no answer may be its last. */
export function mayUpgrade(socket: Duplex): boolean {
  const connection = connections.get(socket);
  return connection === undefined || (connection.open.size === 0 && connection.remainder === undefined);
}

/** Answers a connection that has no response object with a bare status, as its last answer. */
export function endWith(socket: Duplex, status: number, headers: readonly string[] = []): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, 'Connection: close', 'Content-Length: 0'];
  socket.write(`${[...lines, ...headers].join('\r\n')}\r\n\r\n`);
  const connection = connections.get(socket);
  if (connection === undefined) socket.end(() => socket.destroy());
  else (connection.remainder ?? connection.end()).close();
}

const PARSE_ERRORS: ReadonlyMap<unknown, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers requests that are not HTTP or too slow, so that their sender can read the status. */
export function answerParseErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const connection = connections.get(socket);
    // The connection is already ending.
    if (connection?.remainder !== undefined) return;
    const [front] = connection?.open ?? [];
    // A status inside another answer would become a part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || front?.headersSent === true) socket.destroy();
    else endWith(socket, PARSE_ERRORS.get(error.code) ?? 400);
  });
}
