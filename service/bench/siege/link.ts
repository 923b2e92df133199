import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The capacity of a server's connection of 1 Gbit/s. */
export const LINK_BYTES_PER_SECOND = 125_000_000;
/** The most bytes of one sender before the others get a turn. */
const PIECE_BYTES = 64 * 1024;
/** The resolution of timers. A sender that is early by less does not wait. */
const TIMER_MS = 2;

/**
 * The shared connection of all attackers to the server. The loopback device is faster than a real connection, and the
 * bench would measure its copying instead of the server.
 */
export class Link {
  sentBytes = 0;
  #freeAt = 0;

  /** Resolves when the connection has carried the earlier bytes. */
  async turn(bytes: number): Promise<void> {
    const now = performance.now();
    const from = Math.max(now, this.#freeAt);
    this.#freeAt = from + (bytes * 1000) / LINK_BYTES_PER_SECOND;
    if (from - now > TIMER_MS) await setTimeout(from - now);
    this.sentBytes += bytes;
  }

  /** Sends bytes in pieces, until the other side closes. */
  async send(socket: Socket, bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += PIECE_BYTES) {
      const piece = bytes.subarray(at, at + PIECE_BYTES);
      await this.turn(piece.length);
      await new Promise<void>((resolve) => {
        // The callback is also called when the connection ends.
        socket.write(piece, () => resolve());
      });
    }
  }
}
