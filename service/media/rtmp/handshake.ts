import { RtmpError } from './rtmpError.ts';

const VERSION = 3;
export const HANDSHAKE_BYTES = 1536;

/** The server's side of RTMP's plain handshake. Keeps at most the bytes of the handshake. */
export class ServerHandshake {
  readonly #random: (length: number) => Uint8Array;
  #received = Buffer.alloc(0);
  #hasAnswered = false;
  #isDone = false;

  constructor(random: (length: number) => Uint8Array) {
    this.#random = random;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /**
   * Takes bytes of the peer.
   * @returns the answer, and the bytes behind the handshake
   * @throws RtmpError `handshake` if the peer does not send RTMP
   */
  take(bytes: Buffer): { readonly answer: Buffer; readonly rest: Buffer } {
    this.#received = Buffer.concat([this.#received, bytes]);
    if (this.#received.length > 0 && this.#received[0] !== VERSION) throw new RtmpError('handshake', 'not RTMP');
    let answer = Buffer.alloc(0);
    if (!this.#hasAnswered && this.#received.length > HANDSHAKE_BYTES) {
      this.#hasAnswered = true;
      answer = Buffer.concat([
        Buffer.of(VERSION),
        handshakeBlock(this.#random),
        this.#received.subarray(1, 1 + HANDSHAKE_BYTES),
      ]);
    }
    const whole = 1 + 2 * HANDSHAKE_BYTES;
    if (this.#received.length < whole) return { answer, rest: Buffer.alloc(0) };
    const rest = this.#received.subarray(whole);
    this.#isDone = true;
    this.#received = Buffer.alloc(0);
    return { answer, rest };
  }
}

/** Four bytes of time, four zeros, then random bytes. */
function handshakeBlock(random: (length: number) => Uint8Array): Buffer {
  return Buffer.concat([Buffer.alloc(8), random(HANDSHAKE_BYTES - 8)]);
}

/** Returns the client's first bytes: its version and its block. */
export const clientGreeting = (random: (length: number) => Uint8Array): Buffer =>
  Buffer.concat([Buffer.of(VERSION), handshakeBlock(random)]);
