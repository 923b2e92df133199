import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** Changes an answer on its way. */
export type Alter = (path: string, body: string) => string;

/** Stands in front of a service and hands everything on, sockets too, altered or not. */
export interface Relay {
  readonly origin: string;
  /** How text is altered from now on: a page or a script, as a later build of the app would have it. */
  alter(change: Alter): void;
  close(): Promise<void>;
}

const TEXT = /^(text\/html|text\/javascript|application\/javascript)/;

/** @param far where the service is */
export async function startRelay(far: string): Promise<Relay> {
  let change: Alter = (_path, body) => body;
  const server = createServer((near, answer) => {
    // Whatever the browser has may be of the other build, so it is asked for anew.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _since,
      ...headers
    } = near.headers;
    const asked = request(new URL(near.url ?? '/', far), { method: near.method, headers }, (given) => {
      if (!TEXT.test(given.headers['content-type'] ?? '')) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const body = change(near.url ?? '/', Buffer.concat(parts).toString());
        const { 'content-length': _length, 'transfer-encoding': _transfer, etag: _etag, ...rest } = given.headers;
        const { 'last-modified': _modified, ...kept } = rest;
        answer.writeHead(given.statusCode ?? 502, kept).end(body);
      });
    });
    asked.on('error', () => answer.destroy());
    near.pipe(asked);
  });
  const { hostname, port } = new URL(far);
  server.on('upgrade', ({ url, rawHeaders }, near, head) => {
    const wire = connect(Number(port), hostname, () => {
      const lines = rawHeaders.map((text, at) => (at % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
      wire.write(`GET ${url ?? '/'} HTTP/1.1\r\n${lines}\r\n`);
      wire.write(head);
      wire.pipe(near).pipe(wire);
    });
    wire.on('error', () => near.destroy());
    near.on('error', () => wire.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server on a port has such an address; one on a pipe has a name.
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  return {
    origin: `http://localhost:${address.port}`,
    alter: (next) => {
      change = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
