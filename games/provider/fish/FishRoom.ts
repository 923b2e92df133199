import type { Emote, FireRequest, FishPush, FishRoomView, FlyingShot, OwnFish } from '#games/api/index.ts';
import { frozen } from '#games/maths/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderPorts } from '../ports.ts';
import { type Holder, type Lease, LeaseLost, releaseLease, RENEW_MS, renewLease } from '../room/lease.ts';
import { type RoomPlace, roomIDOf } from '../room/roomID.ts';
import type { SharedCommit } from '../room/sharedCommit.ts';
import { DEMO_CURRENCY, isDemo } from '../session/demo.ts';
import { requireSession } from '../session/requireSession.ts';
import type { SessionRow } from '../tables.ts';
import { placeOf } from '../jackpots/pools.ts';
import { Bots } from './Bots.ts';
import type { FishVersion } from './fishCatalogue.ts';
import { type FishEvents, Pushes } from './pushes.ts';
import { openScene } from './openScene.ts';
import { PoolPushes } from './PoolPushes.ts';
import { readFishRoom } from './readFishRoom.ts';
import { RoomShots, type ShotScene } from './RoomShots.ts';
import { type LiveSeat, personOf, Seats } from './Seats.ts';
import { ShotRefused } from './shotRefused.ts';
import { FREEZE_MS, FREEZE_PAUSE_MS } from './states.ts';

export interface FishRoomParts {
  readonly ports: ProviderPorts;
  /** The commit that all rooms of the process share. */
  readonly commit: SharedCommit;
  readonly place: RoomPlace;
  /** The process. */
  readonly holder: Holder;
  /** Called at the end of a tick that changed the room. */
  readonly onPush?: (push: FishPush) => void;
  readonly events?: FishEvents;
}

interface Here extends ShotScene {
  readonly lease: Lease;
  renewed: number;
}

/**
 * A room of fishing in a process. It plays while the process has the lease of its room. Call `tick` twenty times a second: it takes and
 * renews the lease, moves the shots, decides those that met a fish, and ends windows. All results are stored before they are shown; shots on
 * their way are not stored, and cost nothing if the process dies.
 */
export class FishRoom {
  readonly #parts: FishRoomParts;
  readonly #RoomID: string;
  readonly #seats = new Seats();
  readonly #pushes = new Pushes();
  readonly #shots: RoomShots;
  readonly #pools: PoolPushes;
  /** Only in a demo. */
  readonly #bots: Bots | undefined;
  readonly #background = new Set<Promise<void>>();
  #here: Here | undefined;
  #tick: Promise<void> | undefined;

  constructor(parts: FishRoomParts) {
    this.#parts = parts;
    this.#RoomID = roomIDOf(parts.place);
    this.#shots = new RoomShots({
      ports: parts.ports,
      RoomID: this.#RoomID,
      seats: this.#seats,
      pushes: this.#pushes,
      run: (work) => this.#run(work),
      events: {
        ownChanged: (SessionID) => {
          this.#pools.changed();
          parts.events?.ownChanged(SessionID);
        },
        shotRefused: (SessionID, ShotID, reason) => parts.events?.shotRefused(SessionID, ShotID, reason),
      },
      onSeatFree: (scene, seat) => {
        this.#run(this.#free(scene, seat));
        parts.events?.seatFreed(seat.row.SessionID);
      },
    });
    const { ports, place } = parts;
    const pools = placeOf({ ...place, Currency: place.IsDemo ? DEMO_CURRENCY : '' });
    this.#pools = new PoolPushes({ ports, place: pools, pushes: this.#pushes });
    this.#bots = parts.place.IsDemo
      ? new Bots({ ports: parts.ports, seats: this.#seats, pushes: this.#pushes })
      : undefined;
  }

  /** Whether this process runs the room. */
  get isHere(): boolean {
    return this.#here !== undefined;
  }

  /** The players with a seat. */
  get players(): number {
    return this.#seats.players().length;
  }

  hasSeat(SessionID: string): boolean {
    return this.#seats.of(SessionID) !== undefined;
  }

  /** The figures of a player with a seat. */
  ownOf(SessionID: string): OwnFish | undefined {
    return this.#seats.of(SessionID)?.purse.view();
  }

  /** Does what is due. Never throws. A call during another one waits for it. */
  tick(): Promise<void> {
    this.#tick ??= this.#advance().finally(() => {
      this.#tick = undefined;
    });
    return this.#tick;
  }

  /** Waits for commits and calls of the wallet that are under way. */
  async idle(): Promise<void> {
    while (this.#background.size > 0) await Promise.all(this.#background);
  }

  /**
   * Gives a player a seat, or the own one again.
   *
   * @param balance the player's coins. Undefined if the wallet did not answer
   * @param entered called with the view in the turn in which the pushes continue it
   *
   * @throws ProviderFailure INVALID_SESSION @throws ShotRefused ROOM_FULL, ROOM_MOVED
   */
  async join(token: string, balance?: number, entered?: (view: FishRoomView) => void): Promise<FishRoomView> {
    const session = await this.#sessionOf(token);
    const here = this.#requireHere();
    const known = this.#seats.of(session.SessionID);
    if (known === undefined) await this.#sit(here, session);
    else known.cut = undefined;
    this.#showSeats();
    return this.#view(session, (view) => {
      this.#seats.of(session.SessionID)?.purse.set(view.Own, balance);
      entered?.(view);
    });
  }

  /** Records that a player has no connection any more. The seat is kept for 30 s. */
  cut(SessionID: string): void {
    const seat = this.#seats.of(SessionID);
    if (seat === undefined) return;
    seat.cut ??= this.#parts.ports.now();
    this.#showSeats();
  }

  /** Leaves the seat. Shots on their way cost nothing. @throws ProviderFailure INVALID_SESSION @throws ShotRefused ROOM_MOVED */
  async leave(token: string): Promise<void> {
    const { SessionID } = await this.#sessionOf(token);
    const here = this.#requireHere();
    const seat = this.#seats.of(SessionID);
    if (seat !== undefined) await this.#guard(() => this.#free(here, seat));
  }

  /** @throws ProviderFailure INVALID_SESSION @throws ShotRefused ROOM_MOVED */
  async read(token: string): Promise<FishRoomView> {
    return this.#view(await this.#sessionOf(token));
  }

  /** Fires a shot. Its result is pushed. @throws ProviderFailure INVALID_SESSION @throws ShotRefused */
  async fire(token: string, request: FireRequest): Promise<FlyingShot> {
    const session = await this.#sessionOf(token);
    const here = this.#requireHere();
    if (!session.Holds && !isDemo(session)) throw new ShotRefused('NO_HOLDS');
    return this.#shots.fire(here, session, request);
  }

  /** Chooses a cannon. @throws ProviderFailure INVALID_SESSION @throws ShotRefused NO_CANNON, NO_SEAT, ROOM_MOVED */
  async choose(token: string, Cannon: number): Promise<void> {
    const session = await this.#sessionOf(token);
    const { commit, version } = this.#requireHere();
    const seat = this.#seats.require(session.SessionID);
    if (!cannonsOf(version, session).includes(Cannon)) throw new ShotRefused('NO_CANNON');
    const { RoomID, Seat } = seat.row;
    await this.#guard(() => commit((tx) => tx.table('fishSeats').update({ RoomID, Seat }, { Cannon })));
    seat.row = { ...seat.row, Cannon };
    seat.window?.leave();
    this.#showSeats();
  }

  /** Slows the paths for all players. @throws ProviderFailure INVALID_SESSION @throws ShotRefused FROZEN_SOON, NO_SEAT, ROOM_MOVED */
  async freeze(token: string): Promise<void> {
    this.#seats.require((await this.#sessionOf(token)).SessionID);
    const { commit, shoal } = this.#requireHere();
    const RoomID = this.#RoomID;
    const now = this.#parts.ports.now();
    if (now < shoal.clock.SlowUntil + FREEZE_PAUSE_MS) throw new ShotRefused('FROZEN_SOON');
    const clock = frozen(shoal.clock, now, FREEZE_MS);
    await this.#guard(() => commit((tx) => tx.table('fishRooms').update({ RoomID }, clock)));
    shoal.setClock(clock);
    this.#pushes.set({ Clock: clock });
  }

  /** Shows an emote of a player to all others. */
  emote(SessionID: string, emote: Emote): void {
    const seat = this.#seats.of(SessionID);
    if (seat !== undefined) this.#pushes.emote(seat.person.SeatID, emote);
  }

  /** Gives the room to another process. Call it at a planned stop. */
  async stop(): Promise<void> {
    const here = this.#here;
    await this.idle();
    this.#drop();
    if (here !== undefined) await releaseLease(this.#parts.ports, here.lease);
  }

  async #sessionOf(token: string): Promise<SessionRow> {
    const { ports, place } = this.#parts;
    const session = await requireSession(ports.store, ports, token);
    if (session.Brand !== place.Brand || session.GameCode !== place.GameCode)
      throw new ProviderFailure('INVALID_SESSION');
    return session;
  }

  #requireHere(): Here {
    if (this.#here === undefined) throw new ShotRefused('ROOM_MOVED');
    return this.#here;
  }

  async #sit(here: Here, session: SessionRow): Promise<void> {
    const { commit, version } = here;
    if (this.#seats.free() === undefined) this.#bots?.makeRoom();
    const Seat = this.#seats.free();
    if (Seat === undefined) throw new ShotRefused('ROOM_FULL');
    const [Cannon = 0] = cannonsOf(version, session);
    const row = { RoomID: this.#RoomID, Seat, SessionID: session.SessionID, Cannon };
    this.#seats.put(row, personOf(session));
    this.#countSoon(here);
    await this.#guard(() => commit((tx) => tx.table('fishSeats').insert(row)));
  }

  async #free({ commit }: ShotScene, { row: { RoomID, Seat }, window }: LiveSeat): Promise<void> {
    window?.leave();
    this.#shots.dropSeat(Seat);
    this.#seats.remove(Seat);
    this.#showSeats();
    if (this.#here !== undefined) this.#countSoon(this.#here);
    await commit((tx) => tx.table('fishSeats').remove({ RoomID, Seat }));
  }

  async #view(session: SessionRow, entered?: (view: FishRoomView) => void): Promise<FishRoomView> {
    const { ports, place } = this.#parts;
    const { version: played } = this.#requireHere();
    const stored = await this.#shots.whileIdle(() => readFishRoom(ports, played, session));
    const { version, shoal } = this.#requireHere();
    const Now = ports.now();
    const own = this.#seats.of(session.SessionID);
    const view: FishRoomView = {
      RoomID: this.#RoomID,
      GameCode: place.GameCode,
      Rules: version.hash,
      Revision: this.#pushes.revision,
      Now,
      Clock: shoal.clock,
      Fish: shoal.view(Now),
      Seats: this.#seats.view(),
      ...stored,
      Own: { ...stored.Own, ...(own && { Seat: own.row.Seat }) },
    };
    entered?.(view);
    return view;
  }

  #showSeats(): void {
    this.#pushes.set({ Seats: this.#seats.view() });
  }

  /** Stops the room after an error that leaves open what is stored. The next tick takes it over again, if no other process has. */
  async #guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#drop();
      if (error instanceof LeaseLost) throw new ShotRefused('ROOM_MOVED');
      throw error;
    }
  }

  #drop(): void {
    if (this.#here !== undefined) this.#parts.events?.dropped();
    this.#here = undefined;
    this.#bots?.clear();
    this.#shots.clear();
    this.#seats.reset([], 0);
  }

  async #advance(): Promise<void> {
    try {
      await this.#takeRoom();
      const here = this.#here;
      if (here === undefined) return;
      this.#renew(here);
      const now = this.#parts.ports.now();
      for (const seat of this.#seats.gone(now)) this.#run(this.#free(here, seat));
      this.#shots.advance(here, now);
      if (this.#bots?.advance({ ...here, isDeciding: this.#shots.isDeciding }, now) === true) this.#showSeats();
      const pools = this.#pools.advance(here.version, now);
      if (pools !== undefined) this.#run(pools);
      this.#pushes.fish(here.shoal.newFish(now));
      const push = this.#pushes.take(now);
      if (push !== undefined) this.#parts.onPush?.(push);
    } catch (error) {
      this.#drop();
      if (!(error instanceof LeaseLost)) this.#parts.ports.report?.(error);
    }
  }

  #renew(here: Here): void {
    const { ports } = this.#parts;
    if (Math.abs(ports.now() - here.renewed) < RENEW_MS) return;
    here.renewed = ports.now();
    this.#run(renewLease(ports, here.lease, this.#seats.players().length));
  }

  /** Other processes see the number of players by the lease. */
  #countSoon(here: Here): void {
    here.renewed = Number.NEGATIVE_INFINITY;
  }

  /** Takes the room over, unless another process runs it. Its players have 30 s to come back, and open windows end. */
  async #takeRoom(): Promise<void> {
    if (this.#here !== undefined) return;
    const { ports, place, holder, commit } = this.#parts;
    const scene = await openScene(ports, place, holder, commit);
    if (scene === undefined) return;
    const now = ports.now();
    this.#seats.reset(scene.seats, now);
    this.#here = { ...scene, renewed: now };
    for (const left of scene.left) this.#run(this.#shots.end(scene.commit, left));
  }

  /** Runs work beside the clock. Without an answer of the wallet, or after an error, the janitor repeats it. */
  #run(work: Promise<void>): void {
    const { report } = this.#parts.ports;
    const running = work
      .catch((error: unknown) => {
        this.#drop();
        if (!(error instanceof LeaseLost)) report?.(error);
      })
      .finally(() => this.#background.delete(running));
    this.#background.add(running);
  }
}

/** The cannons of a room within the limits of the game. */
const cannonsOf = ({ file }: FishVersion, { MinBet, MaxBet }: SessionRow): number[] =>
  file.cannons.filter((cannon) => cannon >= MinBet && cannon <= MaxBet);
