import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { SharedText, Transport } from '#domain/connection/transport.ts';
import { MAX_SEND_BUFFER_BYTES } from '#protocol/limits.ts';
import type { FrameRun } from './frameRun.ts';
import type { BatchedSocket, WriteBatch } from './writeBatch.ts';

/**
 * A run of this length is written before the end of the turn, so that a burst cannot take more memory than a slow
 * client may.
 */
const MAX_RUN_BYTES = 65_536;

/**
 * Carries one connection on a ws socket. Texts are framed here and go to the raw socket at the end of the turn; shared
 * texts are the same bytes for every socket. ws writes its own frames (pings, pongs, the close) at once and whole, so
 * the two never interleave within a frame. The close frame follows all earlier texts.
 * A socket with more than 1 MiB of unsent bytes is cut off, since waiting for it would take the memory of all players
 * (decisions §2).
 */
export class SocketTransport implements Transport, BatchedSocket {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #batch: WriteBatch;
  readonly #onSlow: () => void;
  readonly address: string;
  /** The gathered frames of this turn. */
  #run: FrameRun | undefined;

  /**
   * @param raw the stream under `socket`, as the upgrade gave it
   * @param batch gathers the texts of one turn for all sockets
   * @param onSlow called when the socket was cut off
   * @param address the client's address, as limits count it
   */
  constructor(socket: WebSocket, raw: Duplex, batch: WriteBatch, onSlow: () => void, address: string) {
    this.address = address;
    this.#socket = socket;
    this.#raw = raw;
    this.#batch = batch;
    this.#onSlow = onSlow;
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#gather((this.#run ?? this.#batch.join(this)).withOwn(text));
  }

  sendShared(shared: SharedText): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#gather((this.#run ?? this.#batch.join(this)).withShared(shared));
  }

  close(code: number, reason: string): void {
    this.flush();
    this.#socket.close(code, reason);
  }

  flush(): void {
    const run = this.#run;
    if (run === undefined) return;
    this.#run = undefined;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#raw.write(run.bytes);
    if (this.#raw.writableLength <= MAX_SEND_BUFFER_BYTES) return;
    this.#onSlow();
    this.#socket.terminate();
  }

  #gather(run: FrameRun): void {
    this.#run = run;
    if (run.length >= MAX_RUN_BYTES) this.flush();
  }
}
