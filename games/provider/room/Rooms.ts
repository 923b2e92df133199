import { ROOM_LIMITS } from '#games/api/index.ts';
import { ProviderFailure } from '../failure.ts';
import { ConnectedFishRoom } from '../fish/ConnectedFishRoom.ts';
import { ownFishRoom } from '../fish/ownFishRoom.ts';
import { SEATS } from '../fish/states.ts';
import { type ProviderPorts, timeText } from '../ports.ts';
import { requireSession } from '../session/requireSession.ts';
import { TableRoom } from '../table/TableRoom.ts';
import type { TableSettings } from '../table/settings.ts';
import type { SessionRow } from '../tables.ts';
import { chooseRoom, holderOf } from './chooseRoom.ts';
import type { Holder } from './lease.ts';
import type { Broadcast } from './peer.ts';
import { friendsRoom, type FriendsRoom } from './joinFriend.ts';
import { type Found, type PassingPeer, RoomCaller, type RoomFinder } from './RoomCaller.ts';
import type { Room } from './Room.ts';
import { RoomFailure } from './roomFailure.ts';
import { isSameKind, kindOf, readRoomID, type RoomPlace, roomIDOf } from './roomID.ts';
import { SharedCommit, type Wait } from './sharedCommit.ts';

export interface RoomsParts {
  readonly ports: ProviderPorts;
  readonly holder: Holder;
  readonly wait: Wait;
  readonly broadcast: Broadcast;
  readonly settings?: TableSettings;
  /** The rounds of a chain of seeds. A day unless given. */
  readonly chainLength?: number;
}

/** A room without players is left after this time. */
const IDLE_MS = 30_000;
const ADOPT_EVERY_MS = 500;
const ADOPTED_AT_ONCE = 20;
/** A player waits so long for a room whose process died. */
const WAIT_TRIES = 12;
const WAIT_MS = 500;

/** All rooms of a process. Call `tick` five times a second, and `tickFish` twenty times a second. */
export class Rooms implements RoomFinder {
  readonly #parts: RoomsParts;
  readonly #commit: SharedCommit;
  readonly #rooms = new Map<string, { readonly room: Room; idleSince: number | undefined }>();
  readonly #callers = new Set<RoomCaller>();
  #lastAdoption = Number.NEGATIVE_INFINITY;
  #isStopping = false;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
    this.#commit = new SharedCommit(parts.ports.store, parts.wait);
  }

  /** Connects a player. */
  connect(peer: PassingPeer): RoomCaller {
    const { ports, wait } = this.#parts;
    const caller = new RoomCaller({ ports, wait, peer, rooms: this, onEnd: () => this.#callers.delete(caller) });
    this.#callers.add(caller);
    return caller;
  }

  /** Does what is due in all rooms. Never throws. */
  async tick(): Promise<void> {
    if (this.#isStopping) return;
    try {
      await this.#adopt();
    } catch (error) {
      this.#parts.ports.report?.(error);
    }
    await Promise.all([...this.#rooms.values()].map(({ room }) => room.tick()));
    await this.#leaveIdle();
  }

  /** Moves the shots of all rooms of fishing. Never throws. */
  tickFish(): void {
    if (this.#isStopping) return;
    for (const { room } of this.#rooms.values()) if (room instanceof ConnectedFishRoom) void room.tick();
  }

  /** Waits for the calls of the wallet that the rooms made by themselves. */
  async idle(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map(({ room }) => room.idle()));
  }

  /** Closes all connections and gives the rooms to other processes. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const caller of this.#callers) caller.stop();
    const stopped = await Promise.allSettled([...this.#rooms.values()].map(({ room }) => room.stop()));
    for (const each of stopped) if (each.status === 'rejected') this.#parts.ports.report?.(each.reason);
    this.#rooms.clear();
  }

  async sessionOf(token: string): Promise<SessionRow> {
    const { ports } = this.#parts;
    if (token === '') throw new ProviderFailure('INVALID_SESSION');
    const session = await requireSession(ports.store, ports, token);
    if (!this.#hasRooms(session.GameCode)) throw new RoomFailure('ROOM_UNKNOWN');
    return session;
  }

  async find(session: SessionRow, RoomID: string | undefined, mayPass: boolean): Promise<Found> {
    const { ports, holder } = this.#parts;
    const friend = RoomID === undefined ? await this.#friendOf(session) : undefined;
    const place = friend?.place ?? (await this.#placeOf(session, RoomID, mayPass));
    const id = roomIDOf(place);
    for (let tries = 0; tries < WAIT_TRIES && !this.#isStopping; tries += 1) {
      const room = this.#open(place);
      await room.tick();
      if (room.isHere) return { room, ...(friend && { Joined: friend.Joined }) };
      const other = await holderOf(ports, id);
      if (mayPass && other?.isLasting === true && other.Holder !== holder.id && other.Address !== '')
        return { address: other.Address };
      await new Promise<void>((resolve) => {
        this.#parts.wait(WAIT_MS, resolve);
      });
    }
    throw new RoomFailure('ROOM_MOVED');
  }

  async #placeOf(session: SessionRow, RoomID: string | undefined, mayPass: boolean): Promise<RoomPlace> {
    const { ports } = this.#parts;
    const kind = kindOf(session);
    if (RoomID === undefined) {
      const own = await ownFishRoom(ports, session);
      if (own !== undefined) return own;
      const options = { seats: this.#seatsOf(session.GameCode), mayPass };
      return chooseRoom(ports, kind, (id) => this.#playersOf(id), options);
    }
    const place = readRoomID(RoomID);
    if (place === undefined || !isSameKind(place, kind) || (await holderOf(ports, RoomID)) === undefined)
      throw new RoomFailure('ROOM_UNKNOWN');
    return place;
  }

  #friendOf(session: SessionRow): Promise<FriendsRoom | undefined> {
    return friendsRoom(
      this.#parts.ports,
      session,
      (id) => {
        const room = this.#rooms.get(id)?.room;
        return room?.isHere === true ? room : undefined;
      },
      this.#seatsOf(session.GameCode),
    );
  }

  #playersOf(RoomID: string): number | undefined {
    const room = this.#rooms.get(RoomID)?.room;
    return room?.isHere === true ? room.players : undefined;
  }

  #hasRooms(code: string): boolean {
    const { tables, fish } = this.#parts.ports;
    return tables?.current(code) !== undefined || fish?.current(code) !== undefined;
  }

  /** The seats of a room of a game. */
  #seatsOf(code: string): number {
    return this.#parts.ports.fish?.current(code) === undefined ? ROOM_LIMITS.seats : SEATS;
  }

  #open(place: RoomPlace): Room {
    const RoomID = roomIDOf(place);
    const known = this.#rooms.get(RoomID);
    if (known !== undefined) {
      known.idleSince = undefined;
      return known.room;
    }
    const parts = { ...this.#parts, commit: this.#commit, place };
    const isFish = this.#parts.ports.fish?.current(place.GameCode) !== undefined;
    const room = isFish ? new ConnectedFishRoom(parts) : new TableRoom(parts);
    this.#rooms.set(RoomID, { room, idleSince: undefined });
    return room;
  }

  /** Takes over the rooms of dead processes, since their rounds go on also without a player who connects again. */
  async #adopt(): Promise<void> {
    const { ports } = this.#parts;
    const time = ports.now();
    if (Math.abs(time - this.#lastAdoption) < ADOPT_EVERY_MS) return;
    this.#lastAdoption = time;
    const where = { Expires: { gt: '', lte: timeText(time) } };
    for (const { RoomID } of await ports.store.table('leases').find({ where, limit: ADOPTED_AT_ONCE })) {
      const place = readRoomID(RoomID);
      if (place !== undefined && this.#hasRooms(place.GameCode)) this.#open(place);
    }
  }

  /** Leaves rooms in which nothing happens, and rooms that another process runs. */
  async #leaveIdle(): Promise<void> {
    const time = this.#parts.ports.now();
    for (const [RoomID, known] of this.#rooms) {
      const { room } = known;
      if (!room.isIdle) known.idleSince = undefined;
      else if (known.idleSince === undefined) known.idleSince = time;
      else if (Math.abs(time - known.idleSince) >= IDLE_MS) {
        this.#rooms.delete(RoomID);
        await room.stop().catch((error: unknown) => this.#parts.ports.report?.(error));
      }
    }
  }
}
