import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { SharedText, Transport } from '#domain/connection/transport.ts';
import { MAX_SEND_BUFFER_BYTES } from '#protocol/limits.ts';
import type { FrameRun } from './frameRun.ts';
import type { BatchedSocket, WriteBatch } from './writeBatch.ts';

/** A run as long as this does not wait for the end of the turn, so that a burst cannot gather more memory than a slow client may. */
const MAX_RUN_BYTES = 65_536;

/**
 * Carries one connection on a ws socket. Texts are framed here and go to the raw socket at the end of the turn, shared ones as the
 * same bytes for every socket. ws writes each of its own frames (pings, pongs, the close) at once and whole, so the two never
 * interleave inside a frame. The close frame goes after all that was sent before it.
 * A socket that lets more than 1 MiB pile up is cut off: waiting for it would hold everyone's memory (decisions §2).
 */
export class SocketTransport implements Transport, BatchedSocket {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  readonly #batch: WriteBatch;
  readonly #onSlow: () => void;
  readonly address: string;
  /** What is gathered in this turn. */
  #run: FrameRun | undefined;

  /**
   * @param raw the stream under `socket`, as the upgrade gave it
   * @param batch gathers the texts of one turn for all sockets
   * @param onSlow called when it was cut off
   * @param address where it comes from, as limits count it
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
