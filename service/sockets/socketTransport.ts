import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Transport } from '#domain/connection/transport.ts';
import { MAX_SEND_BUFFER_BYTES } from '#protocol/limits.ts';
import { frameOf } from './textFrame.ts';
import type { WriteBatch } from './writeBatch.ts';

/**
 * Carries one connection on a ws socket. Shared texts go to the raw socket as the same bytes for everyone: ws writes each of
 * its own frames at once and whole (no compression, no fragments), so the two never interleave inside a frame.
 * A socket that lets more than 1 MiB pile up is cut off: waiting for it would hold everyone's memory (decisions §2).
 * @param raw the stream under `socket`, as the upgrade gave it
 * @param batch gathers the shared texts of one turn for all sockets
 * @param onSlow told when it was cut off
 */
export function createSocketTransport(
  socket: WebSocket,
  raw: Duplex,
  batch: WriteBatch,
  onSlow: () => void,
): Transport {
  const dropWhenSlow = (): void => {
    if (raw.writableLength <= MAX_SEND_BUFFER_BYTES) return;
    onSlow();
    socket.terminate();
  };
  return {
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      socket.send(text);
      dropWhenSlow();
    },
    sendShared: (shared) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      batch.write(raw, frameOf(shared));
      dropWhenSlow();
    },
    close: (code, reason) => socket.close(code, reason),
  };
}
