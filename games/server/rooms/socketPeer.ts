import { WebSocket } from 'ws';
import { ROOM_LIMITS } from '#games/api/index.ts';
import type { RoomPeer } from '#games/provider/room/peer.ts';
import type { PassedOn } from '#games/provider/room/RoomCaller.ts';

/** The most frames that may still arrive after a close frame. */
export const MAX_FRAMES_AFTER_CLOSE = 50;

/** A player's connection on a WebSocket. A slow client is cut off, since waiting for it would take the memory of all players. */
export class SocketPeer implements RoomPeer {
  readonly #socket: WebSocket;
  readonly #onSlow: () => void;
  readonly passOn?: (address: string) => Promise<PassedOn | undefined>;

  /** @param passOn connects to another process. Undefined for a connection that was passed on already */
  constructor(
    socket: WebSocket,
    onSlow: () => void,
    passOn: ((address: string) => Promise<PassedOn | undefined>) | undefined,
  ) {
    this.#socket = socket;
    this.#onSlow = onSlow;
    if (passOn !== undefined) this.passOn = passOn;
  }

  send(text: string | Buffer): void {
    const socket = this.#socket;
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(text, { binary: false });
    if (socket.bufferedAmount <= ROOM_LIMITS.unsentBytes) return;
    this.#onSlow();
    socket.terminate();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }
}

/** Encodes a text once for all connections. */
export function broadcast(peers: readonly RoomPeer[], text: string): void {
  const bytes = Buffer.from(text);
  for (const peer of peers)
    if (peer instanceof SocketPeer) peer.send(bytes);
    else peer.send(text);
}
