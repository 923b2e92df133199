import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawConnection {
  readonly socket: Socket;
  /** All received bytes so far, as text. */
  readonly heard: () => string;
  /** Resolves when the other side has closed the connection. */
  readonly closed: Promise<unknown>;
}

/** Opens a connection. A reset counts as closed. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, heard: () => heard, closed };
}

/** Sends the head of an upload and part of its body, and then nothing more. */
export async function sendHalf(
  port: number,
  {
    path,
    sent,
    headers = {},
  }: { readonly path: string; readonly sent: number; readonly headers?: Readonly<Record<string, string>> },
): Promise<RawConnection> {
  const raw = await openRaw(port);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  raw.socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  raw.socket.write(Buffer.alloc(sent, ' '));
  return raw;
}
