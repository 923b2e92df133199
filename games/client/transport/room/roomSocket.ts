/** A connection to the socket of a room, by the network or by a port. It carries texts. */
export interface RoomSocket {
  send(text: string): void;
  /** Closes it. No event follows. */
  close(): void;
}

export interface RoomSocketEvents {
  opened(): void;
  received(text: string): void;
  /** The connection is lost, or never opened. @param code one of `ROOM_CLOSE`, or another code of a WebSocket */
  closed(code: number): void;
}

/** Opens a new connection. */
export type OpenRoomSocket = (events: RoomSocketEvents) => RoomSocket;
