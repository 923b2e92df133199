import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { readAnswer, writeRequest } from '#protocol/frame.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { signInChat } from '#protocol/operations/connection.ts';

/** `{"OP":` and five digits. */
const OP_AT = 6;
const OP_DIGITS = 5;
const TEXT = 0x81;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

interface Waiting {
  readonly answerOp: number;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * A player's chat socket that costs little beside the measured service. It reads the whole frame only for answers to
 * its own calls, and otherwise only the operation's number.
 */
export class ChatSocket {
  /** The number of received public messages of others. */
  heard = 0;
  /** Called at each of these messages. */
  onHeard: (() => void) | undefined;
  private readonly waiting: Waiting[] = [];
  private rest: Buffer = Buffer.alloc(0);
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', (error) => {
      throw error;
    });
    socket.on('end', () => {
      throw new Error('the service ended a socket');
    });
  }

  /** Connects and signs in. */
  static async open(port: number, token: string): Promise<ChatSocket> {
    const opened = new ChatSocket(await upgrade(port));
    await opened.write(signInChat.op, writeRequest(signInChat.op, randomUUID(), {}, token));
    return opened;
  }

  /** Makes a call. Resolves with its answer. @throws Error if the call is refused */
  call(op: number, payload: object): Promise<void> {
    return this.write(op, writeRequest(op, randomUUID(), payload));
  }

  /** Sends an unsolicited pong, which keeps a long round from the silence timeout. */
  pong(): void {
    this.socket.write(PONG);
  }

  close(): void {
    this.socket.removeAllListeners('end').destroy();
  }

  private write(op: number, text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ answerOp: op + 1, resolve, reject });
      this.socket.write(maskedFrame(text));
    });
  }

  private read(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (;;) {
      const frame = frameAt(bytes, at);
      if (frame === undefined) break;
      if (bytes[at] === TEXT) this.take(bytes, frame.start, frame.end);
      at = frame.end;
    }
    this.rest = bytes.subarray(at);
  }

  private take(bytes: Buffer, start: number, end: number): void {
    let op = 0;
    for (let digit = 0; digit < OP_DIGITS; digit += 1) op = op * 10 + (bytes[start + OP_AT + digit] ?? 0) - 48;
    if (op === publicMessage.op) {
      this.heard += 1;
      this.onHeard?.();
    }
    // Answers come in the order of their calls.
    if (op !== this.waiting[0]?.answerOp) return;
    const call = this.waiting.shift();
    const { Code, Message } = readAnswer(bytes.toString('utf8', start, end));
    if (Code === 200) call?.resolve();
    else call?.reject(new Error(`${op} answers ${Code}: ${Message}`));
  }
}

/** Returns the range of the payload in a server's frame. Undefined while the frame is incomplete. */
function frameAt(bytes: Buffer, at: number): { readonly start: number; readonly end: number } | undefined {
  const short = (bytes[at + 1] ?? 0) & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (at + head > bytes.length) return undefined;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  const end = at + head + length;
  return end > bytes.length ? undefined : { start: at + head, end };
}

/** A client's text frame of up to 65,535 bytes, masked with zeros, which leave the text unchanged. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length < 126) return Buffer.concat([Buffer.from([TEXT, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
  const head = Buffer.from([TEXT, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

function upgrade(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      port,
      path: '/ws/chat',
      agent: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    });
    sending.once('upgrade', (_response, socket) => resolve(socket));
    sending.once('response', ({ statusCode }) => reject(new Error(`the upgrade was answered ${statusCode ?? 0}`)));
    sending.once('error', reject);
    sending.end();
  });
}
