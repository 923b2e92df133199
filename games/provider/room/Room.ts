import type { SessionRow } from '../tables.ts';
import type { RoomPeer } from './peer.ts';

/** A player who calls a room. */
export interface RoomMember {
  readonly session: SessionRow;
  readonly token: string;
}

/** A room with its connected players, in a process: a table, or a room of fishing. */
export interface Room {
  /** Whether this process runs the room. */
  readonly isHere: boolean;
  /** Whether the process can leave the room. */
  readonly isIdle: boolean;
  /** The players with a seat. */
  readonly players: number;
  hasSeat(SessionID: string): boolean;
  /** Does what is due. Never throws. */
  tick(): Promise<void>;
  /** Waits for the calls of the wallet that the room made by itself. */
  idle(): Promise<void>;
  /** Gives the room to another process. */
  stop(): Promise<void>;
  /**
   * Seats a player, and calls `answer` with the state in the same turn in which the pushes begin.
   *
   * @throws RoomFailure ROOM_FULL, ROOM_MOVED
   */
  enter(session: SessionRow, token: string, peer: RoomPeer, answer: (state: object) => void): Promise<void>;
  /** Records the end of a connection. A later connection of the same player stays. */
  leave(SessionID: string, peer: RoomPeer): void;
  /**
   * Answers a call of a player who has entered.
   *
   * @throws ProviderFailure, RoomFailure, BetRefused or ShotRefused
   */
  answer(member: RoomMember, call: string, body: unknown): Promise<object>;
}
