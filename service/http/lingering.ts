import type { Socket } from 'node:net';
import type { Ports } from '#domain/ports/index.ts';
import { AddressCount } from '../sockets/addressCount.ts';
import { WindowCounts } from '../windowCounts.ts';

/** More than the largest body of any endpoint. */
const MAX_BYTES = 4 * 1024 * 1024;
/** The limit for all connections of one address. */
const MAX_BYTES_PER_MINUTE = 16 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** The most lingering connections, of one address and in total. Further connections close at once. */
const MAX_PER_ADDRESS = 16;
const MAX_OPEN = 256;
/** The longest pause of a sender, and its longest total time. */
const STALL_MS = 2000;
const MAX_MS = 10_000;

/** The unread rest of a connection after its last answer. */
export interface Remainder {
  /** Closes the connection after its pending writes, when its sender has finished or a limit is reached. */
  close(): void;
}

/**
 * Closes connections so that their senders can read the last answer. The system resets a connection that closes with
 * unread bytes, and a sender that still writes would lose the answer. So the rest is read and discarded, within limits.
 */
export class Lingering {
  readonly #clock: Pick<Ports['clock'], 'monotonic'>;
  readonly #bytes = new WindowCounts(MAX_BYTES_PER_MINUTE, MINUTE_MS);
  readonly #addresses = new AddressCount(MAX_PER_ADDRESS);
  #open = 0;

  constructor(clock: Pick<Ports['clock'], 'monotonic'>) {
    this.#clock = clock;
  }

  /**
   * Takes a connection from its parser, so that its further bytes are not parsed.
   * @param destroySoon closes the connection after its pending writes
   */
  discard(socket: Socket, address: string, destroySoon: () => void): Remainder {
    let left = MAX_BYTES;
    let isClosing = false;
    let stalled: NodeJS.Timeout | undefined;
    const onData = (piece: Buffer): void => {
      stalled?.refresh();
      left -= piece.length;
      if (this.#bytes.take(address, this.#clock.monotonic(), piece.length) && left >= 0) return;
      left = -1;
      socket.pause();
      if (isClosing) socket.destroy();
    };
    const take = (): void => {
      // A data listener makes Node pass the bytes to the socket. The parser's own listener is removed, so it gets no
      // bytes.
      socket.removeAllListeners('data');
      socket.on('data', onData);
    };
    // Node resumes reading by its own listener, which is removed with the parser's.
    if (socket.isPaused()) socket.once('resume', take).resume();
    else take();
    return {
      close: () => {
        if (left < 0 || socket.destroyed || socket.readableEnded || !this.#take(address)) {
          destroySoon();
          return;
        }
        isClosing = true;
        const destroy = (): void => void socket.destroy();
        stalled = setTimeout(destroy, STALL_MS);
        const last = setTimeout(destroy, MAX_MS);
        socket.once('end', destroy).once('close', () => {
          clearTimeout(stalled);
          clearTimeout(last);
          this.#give(address);
        });
        socket.end();
        socket.resume();
      },
    };
  }

  #take(address: string): boolean {
    if (this.#open >= MAX_OPEN || !this.#addresses.take(address)) return false;
    this.#open += 1;
    return true;
  }

  #give(address: string): void {
    this.#open -= 1;
    this.#addresses.give(address);
  }
}
