/** The connection of a player to a room. */
export interface RoomPeer {
  send(text: string): void;
  /** @param code one of `ROOM_CLOSE` */
  close(code: number, reason: string): void;
}

/** Sends the same text to many connections. */
export type Broadcast = (peers: readonly RoomPeer[], text: string) => void;
