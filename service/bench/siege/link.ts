import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What a server's line of 1 Gbit/s brings in. */
export const LINK_BYTES_PER_SECOND = 125_000_000;
/** What one sender puts on the line before the others have their turn. */
const PIECE_BYTES = 64 * 1024;
/** A timer is not finer than that; whoever is less early does not wait. */
const TIMER_MS = 2;

/**
 * The line between all attackers and the server: the loopback device would carry more than any server's line brings in, and the
 * copying of that would be measured instead of the server.
 */
export class Link {
  /** Bytes that the attackers' machine took to be sent. */
  sentBytes = 0;
  #freeAt = 0;

  /** Resolves when the line has carried what came before. */
  async turn(bytes: number): Promise<void> {
    const now = performance.now();
    const from = Math.max(now, this.#freeAt);
    this.#freeAt = from + (bytes * 1000) / LINK_BYTES_PER_SECOND;
    if (from - now > TIMER_MS) await setTimeout(from - now);
    this.sentBytes += bytes;
  }

  /** Sends bytes in pieces, as far as the other side takes them. */
  async send(socket: Socket, bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      await this.turn(piece.length);
      await new Promise<void>((resolve) => {
        // It is called where the connection ends, too.
        socket.write(piece, () => resolve());
      });
    }
  }
}
