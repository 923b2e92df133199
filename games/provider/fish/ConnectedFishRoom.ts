import {
  type Emote,
  type FireRequest,
  type FishPush,
  type FishRoomPush,
  type FishRoomState,
  type FishRoomView,
  type FlyingShot,
  ROOM_CLOSE,
  ROOM_LIMITS,
  type ShotRefusal,
} from '#games/api/index.ts';
import type { Broadcast, RoomPeer } from '../room/peer.ts';
import type { Room, RoomMember } from '../room/Room.ts';
import { RoomFailure } from '../room/roomFailure.ts';
import { roomIDOf } from '../room/roomID.ts';
import type { Wait } from '../room/sharedCommit.ts';
import { isDemo } from '../session/demo.ts';
import type { SessionRow } from '../tables.ts';
import { answerFishCall } from './answerFishCall.ts';
import { FishRoom, type FishRoomParts } from './FishRoom.ts';
import type { FishEvents } from './pushes.ts';
import { ShotRefused } from './shotRefused.ts';

export interface ConnectedFishRoomParts extends Omit<FishRoomParts, 'onPush' | 'events'> {
  readonly wait: Wait;
  readonly broadcast: Broadcast;
}

interface Member extends RoomMember {
  readonly peer: RoomPeer;
  lastEmote: number;
}

/** After so long without the lease the players have to connect again: another process runs the room. */
const MISSED_MS = 600;

/** A room of fishing with its connected players: emotes, and the pushes of each tick. */
export class ConnectedFishRoom implements Room, FishEvents {
  readonly #parts: ConnectedFishRoomParts;
  readonly #room: FishRoom;
  readonly #members = new Map<string, Member>();
  readonly #dirty = new Set<string>();
  #missedSince: number | undefined;

  constructor(parts: ConnectedFishRoomParts) {
    this.#parts = parts;
    this.#room = new FishRoom({ ...parts, onPush: (push) => this.#push(push), events: this });
  }

  get isHere(): boolean {
    return this.#room.isHere;
  }

  get isIdle(): boolean {
    return this.#members.size === 0 && this.#room.players === 0;
  }

  get players(): number {
    return this.#room.players;
  }

  hasSeat(SessionID: string): boolean {
    return this.#room.hasSeat(SessionID);
  }

  async tick(): Promise<void> {
    await this.#room.tick();
    this.#pushOwn();
    const now = this.#parts.ports.now();
    if (this.#room.isHere) this.#missedSince = undefined;
    else if (this.#missedSince === undefined) this.#missedSince = now;
    else if (Math.abs(now - this.#missedSince) >= MISSED_MS) this.dropped();
  }

  idle(): Promise<void> {
    return this.#room.idle();
  }

  async stop(): Promise<void> {
    this.dropped();
    await this.#room.stop();
  }

  async enter(
    session: SessionRow,
    token: string,
    peer: RoomPeer,
    answer: (state: FishRoomState) => void,
  ): Promise<void> {
    const { SessionID } = session;
    const { place, ports } = this.#parts;
    const RoomID = roomIDOf(place);
    const [Balance] = await Promise.all([
      this.#readBalance(session),
      // A friend who joins the player finds the room by it.
      ports.store.transaction((tx) => tx.table('sessions').update({ SessionID }, { RoomID, JoinID: '' })),
    ]);
    const entered = (view: FishRoomView): void => {
      this.#members.get(SessionID)?.peer.close(ROOM_CLOSE.displaced, 'the player has entered again');
      this.#members.set(SessionID, { session, token, peer, lastEmote: Number.NEGATIVE_INFINITY });
      const { Brand, Currency, Expires } = session;
      const facts = { Number: place.Number, Brand, Currency, Expires };
      answer({ ...view, ...facts, ...(Balance !== undefined && { Balance }) });
    };
    try {
      await this.#room.join(token, Balance, entered);
    } catch (error) {
      if (!(error instanceof ShotRefused)) throw error;
      throw new RoomFailure(error.reason);
    }
  }

  leave(SessionID: string, peer: RoomPeer): void {
    if (this.#members.get(SessionID)?.peer !== peer) return;
    this.#members.delete(SessionID);
    this.#room.cut(SessionID);
  }

  answer(member: RoomMember, call: string, body: unknown): Promise<object> {
    return answerFishCall(this, member, call, body);
  }

  /** @throws ProviderFailure INVALID_SESSION @throws ShotRefused, as `FishRoom.fire` */
  fire({ token }: RoomMember, request: FireRequest): Promise<FlyingShot> {
    return this.#room.fire(token, request);
  }

  /** @throws ProviderFailure INVALID_SESSION @throws ShotRefused NO_CANNON, NO_SEAT, ROOM_MOVED */
  choose({ token }: RoomMember, cannon: number): Promise<void> {
    return this.#room.choose(token, cannon);
  }

  /** @throws ProviderFailure INVALID_SESSION @throws ShotRefused FROZEN_SOON, NO_SEAT, ROOM_MOVED */
  freeze({ token }: RoomMember): Promise<void> {
    return this.#room.freeze(token);
  }

  /** Leaves the seat, and closes the connection after the answer. @throws ProviderFailure INVALID_SESSION @throws ShotRefused ROOM_MOVED */
  async leaveSeat({ session: { SessionID }, token }: RoomMember): Promise<void> {
    await this.#room.leave(token);
    this.#closeLater(SessionID, ROOM_CLOSE.left, 'the player has left');
  }

  /** @throws RoomFailure EMOTE_SOON */
  emote({ session: { SessionID } }: RoomMember, emote: Emote): void {
    const member = this.#members.get(SessionID);
    if (member === undefined) return;
    const time = this.#parts.ports.now();
    if (Math.abs(time - member.lastEmote) < ROOM_LIMITS.emoteMs) throw new RoomFailure('EMOTE_SOON');
    member.lastEmote = time;
    this.#room.emote(SessionID, emote);
  }

  ownChanged(SessionID: string): void {
    this.#dirty.add(SessionID);
  }

  shotRefused(SessionID: string, ShotID: string, Reason: ShotRefusal): void {
    this.#send(SessionID, { Push: 'refused', ShotID, Reason });
  }

  seatFreed(SessionID: string): void {
    this.#closeLater(SessionID, ROOM_CLOSE.seatFree, 'the player cannot fire any more');
  }

  dropped(): void {
    for (const { peer } of this.#members.values()) peer.close(ROOM_CLOSE.restart, 'the room starts over');
    this.#members.clear();
  }

  #push(push: FishPush): void {
    const peers = [...this.#members.values()].map(({ peer }) => peer);
    if (peers.length > 0) this.#parts.broadcast(peers, JSON.stringify(push satisfies FishRoomPush));
  }

  #pushOwn(): void {
    for (const SessionID of this.#dirty) {
      const Own = this.#room.ownOf(SessionID);
      if (Own !== undefined) this.#send(SessionID, { Push: 'own', Own });
    }
    this.#dirty.clear();
  }

  #send(SessionID: string, push: FishRoomPush): void {
    this.#members.get(SessionID)?.peer.send(JSON.stringify(push));
  }

  /** After the answer of a call. */
  #closeLater(SessionID: string, code: number, reason: string): void {
    const member = this.#members.get(SessionID);
    if (member === undefined) return;
    this.#members.delete(SessionID);
    this.#parts.wait(0, () => member.peer.close(code, reason));
  }

  async #readBalance(session: SessionRow): Promise<number | undefined> {
    if (isDemo(session)) return session.DemoCoins;
    const { WalletToken: token, GameCode: game_code } = session;
    const result = await this.#parts.ports.wallet.balance({ token, game_code });
    return result.kind === 'answered' ? result.answer.balance : undefined;
  }
}
