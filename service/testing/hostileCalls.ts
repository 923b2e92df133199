import { type Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { WebSocket } from 'ws';

/** The answer of a service to a body. Undefined if the service closed the connection. */
export interface BodyAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a body of any kind. */
export function sendBody(
  agent: Agent,
  port: number,
  call: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  },
): Promise<BodyAnswer | undefined> {
  const { method, path, headers, body } = call;
  return new Promise((resolve) => {
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers }, (reply: IncomingMessage) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => void chunks.push(chunk));
      reply.on('error', () => resolve(undefined));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
    });
    sent.on('error', () => resolve(undefined));
    sent.end(method === 'GET' ? undefined : body);
  });
}

/** Sends bytes that are not HTTP or break off, and disconnects. @returns the received bytes */
export function sendRaw(port: number, bytes: Uint8Array, waitMs: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', end);
    socket.write(bytes);
  });
}

/** A frame of text as bytes that need not be UTF-8, or of binary data. */
export interface HostileFrame {
  readonly bytes: Uint8Array;
  readonly binary: boolean;
}

/**
 * Opens a socket, sends the frames together and waits until all are answered or the service closes the socket.
 * @param last a text frame with `lastMark` in its answer
 */
export function sendFrames(
  port: number,
  call: {
    readonly path: string;
    readonly address: string;
    readonly first: string;
    /** Runs before the frames, after the first frame is answered. */
    readonly afterFirst?: () => Promise<void>;
    readonly frames: readonly HostileFrame[];
    readonly last: string;
    readonly lastMark: string;
  },
): Promise<{ readonly answers: readonly string[]; readonly closed: number | undefined }> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': call.address };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${call.path}`, { headers });
    const answers: string[] = [];
    const sendRest = (): void => {
      for (const { bytes, binary } of call.frames) socket.send(bytes, { binary });
      socket.send(call.last);
    };
    socket.on('open', () => {
      socket.send(call.first);
      if (call.afterFirst === undefined) sendRest();
    });
    let isFirst = true;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      answers.push(text);
      if (isFirst && call.afterFirst !== undefined) {
        isFirst = false;
        call.afterFirst().then(sendRest, () => socket.terminate());
      }
      if (!text.includes(call.lastMark)) return;
      socket.terminate();
      resolve({ answers, closed: undefined });
    });
    socket.on('error', () => {});
    socket.on('close', (code) => resolve({ answers, closed: code }));
  });
}
