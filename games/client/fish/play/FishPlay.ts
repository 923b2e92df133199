import type {
  Emote,
  FishPush,
  FishRequestOf,
  FishRoomPush,
  FishRoomState,
  FlyingShot,
  OwnFish,
  ShotResult,
} from '#games/api/index.ts';
import { FIELD, type Point } from '#games/maths/fish/paths.ts';
import { cannonOf } from '#games/maths/fish/flight.ts';
import type { FishFile } from '#games/maths/fish/schema.ts';
import type { Clock } from '../../Game.ts';
import type { PageLink } from '../../page/pageLink.ts';
import type { FishKind } from '../../transport/room/roomContract.ts';
import { RoomRefused, type RoomTransport } from '../../transport/room/RoomTransport.ts';
import type { FishListener } from './FishListener.ts';
import { type ClientShot, Flights } from './Flights.ts';
import { nearestFish } from './nearestFish.ts';
import { Pace } from './Pace.ts';
import { ServerTime } from './ServerTime.ts';
import { type FishNow, Shoal } from './Shoal.ts';
import { type FishState, OPENING, shownBalance } from './state.ts';

export interface FishPlayParts {
  readonly rules: FishFile;
  readonly room: RoomTransport<FishKind>;
  readonly page: PageLink;
  readonly clock: Clock;
  readonly randomID: () => string;
  readonly listener: FishListener;
}

/** A lost entrance is repeated after this pause. */
const AGAIN_MS = 1000;
/** The hint about the pace is shown for this time. */
const HINT_MS = 1800;
/** Paths can be frozen again so long after the last time. */
const FREEZE_PAUSE_MS = 25_000;
/** A finger chooses the nearest fish within this distance, in units of the field. */
const REACH = 70;

/** The player's side of a fishing room: aim, shots, results and figures. */
export class FishPlay {
  readonly shoal: Shoal;
  readonly flights: Flights;
  readonly #parts: FishPlayParts;
  readonly #time: ServerTime;
  readonly #pace = new Pace();
  /** The shots whose results the player has seen. */
  readonly #seen = new Set<string>();
  #state: FishState = OPENING;
  #hints = 0;
  #revision = 0;

  constructor(parts: FishPlayParts) {
    this.#parts = parts;
    const { rules, room, clock, listener } = parts;
    this.#time = new ServerTime(() => clock.now());
    this.shoal = new Shoal(new Map(rules.fish.map(({ code, swim }) => [code, swim.radius])));
    this.flights = new Flights(this.shoal, {
      met: (shot, fish) => listener.met(shot, fish),
      lost: (shot) => this.#free(shot),
    });
    room.listen({
      entered: (state) => this.#entered(state),
      pushed: (push) => this.#pushed(push),
      changed: (connection) => this.#change({ connection }),
    });
    listener.changed(this.#state);
  }

  get state(): FishState {
    return this.#state;
  }

  /** The time of the server, in milliseconds since 1970. */
  now(): number {
    return this.#time.now();
  }

  /** Enters the room. Without an answer it tries again. */
  async enter(): Promise<void> {
    try {
      await this.#parts.room.enter();
    } catch (error) {
      if (error instanceof RoomRefused) this.#change({ problem: error.code });
      else this.#parts.clock.after(AGAIN_MS, () => void this.enter());
    }
  }

  /** Moves fish and shots to this moment. Call it before each frame. */
  advance(): void {
    const now = this.now();
    this.shoal.advance(now);
    this.flights.advance(now);
    const { target } = this.#state;
    if (target !== undefined && this.shoal.find(target) === undefined) this.#change({ target: undefined });
  }

  /** A press on the sea: fires towards a point of the field, or at the fish there while shots follow a fish. */
  press(point: Point): void {
    if (!this.#state.isLocking) {
      this.#fire(point, undefined);
      return;
    }
    const near = nearestFish(this.shoal.visible, point, REACH);
    if (near !== undefined && near.FishID !== this.#state.target) this.choose(near);
    const fish = near ?? this.shoal.find(this.#state.target);
    this.#fire(fish?.place ?? point, fish);
  }

  /** Fires at the chosen fish, or at the nearest one. */
  fireAtTarget(): void {
    const fish =
      this.shoal.find(this.#state.target) ??
      nearestFish(this.shoal.visible, cannonOf(this.#state.seat ?? 0), FIELD.width);
    if (fish === undefined) return;
    if (fish.FishID !== this.#state.target) this.choose(fish);
    this.#fire(fish.place, fish);
  }

  /** Locks a fish, so that shots follow it. */
  choose(fish: FishNow): void {
    this.#change({ target: fish.FishID, isLocking: true });
    this.#parts.listener.chosen(fish);
  }

  setLocking(isLocking: boolean): void {
    this.#change({ isLocking, ...(!isLocking && { target: undefined }) });
  }

  async chooseCannon(cannon: number): Promise<void> {
    const before = this.#state.cannon;
    if (cannon === before) return;
    this.#change({ cannon, problem: undefined });
    try {
      await this.#parts.room.call('choose', { Cannon: cannon });
    } catch (error) {
      this.#change({ cannon: before, problem: codeOf(error) });
    }
  }

  /** Chooses the next greater or smaller cannon. */
  stepCannon(step: 1 | -1): void {
    const { cannons, cannon } = this.#state;
    const next = cannons[cannons.indexOf(cannon) + step];
    if (next !== undefined) void this.chooseCannon(next);
  }

  async freeze(): Promise<void> {
    if (this.now() < this.#state.freezeAt) return;
    this.#change({ problem: undefined });
    try {
      await this.#parts.room.call('freeze', {});
    } catch (error) {
      this.#change({ problem: codeOf(error) });
    }
  }

  /** Gives the seat back. Holds end at once. */
  leave(): void {
    void this.#parts.room.call('leave', {}).catch(() => undefined);
  }

  async emote(emote: Emote): Promise<void> {
    await this.#parts.room.call('emote', { Emote: emote }).catch(() => undefined);
  }

  /** The coins changed outside of the room. While shots fly, the room knows better. */
  setBalance(balance: number): void {
    if (this.#state.flying === 0) this.#change({ balance });
  }

  #fire(point: Point, fish: FishNow | undefined): void {
    const { seat, cannon, connection, phase } = this.#state;
    const { clock, page, listener, randomID } = this.#parts;
    if (phase !== 'playing' || connection.kind !== 'connected' || seat === undefined) return;
    const balance = shownBalance(this.#state);
    if (balance !== undefined && balance < cannon) {
      this.#change({ problem: 'FUNDS' });
      page.post({ Type: 'needFunds', Stake: cannon, Balance: balance });
      return;
    }
    if (!this.#pace.press(clock.now())) {
      this.#hintPace();
      return;
    }
    const from = cannonOf(seat);
    const Angle = Math.min(Math.PI, Math.max(0, Math.atan2(Math.abs(point.y - from.y), point.x - from.x)));
    const request = { ShotID: randomID(), Angle, ...(fish && { FishID: fish.FishID }) };
    const shot = this.flights.add({ ...request, Seat: seat, Time: this.now() }, true, cannon);
    this.#change({ flying: this.#state.flying + cannon, problem: undefined, isTooFast: false });
    listener.fired(shot);
    void this.#send(request);
  }

  async #send(request: FishRequestOf<'fire'>): Promise<void> {
    try {
      await this.#parts.room.call('fire', request);
    } catch (error) {
      // Without an answer the shot may have been fired. Its result arrives, or it is over.
      if (error instanceof RoomRefused) this.#refused(request.ShotID, error.code);
    }
  }

  #refused(ShotID: string, reason: string): void {
    const shot = this.flights.remove(ShotID, this.#state.seat ?? 0);
    if (shot !== undefined) this.#free(shot);
    if (reason === 'TOO_FAST') this.#hintPace();
    else this.#change({ problem: reason });
  }

  /** A shot is over and cost nothing. */
  #free(shot: ClientShot): void {
    if (shot.isOwn) this.#change({ flying: Math.max(0, this.#state.flying - shot.stake) });
    this.#parts.listener.over(shot);
  }

  #hintPace(): void {
    this.#hints += 1;
    const hint = this.#hints;
    this.#change({ isTooFast: true });
    this.#parts.clock.after(HINT_MS, () => {
      if (hint === this.#hints) this.#change({ isTooFast: false });
    });
  }

  #entered(room: FishRoomState): void {
    const isFirst = this.#state.phase === 'opening';
    const { Own, Seats, Pools, Clock, Joined } = room;
    this.#revision = room.Revision;
    this.#time.reset();
    this.#time.hear(room.Now);
    this.shoal.setClock(Clock);
    this.shoal.replace(room.Fish);
    for (const shot of this.flights.clear()) this.#parts.listener.over(shot);
    const own = Seats.find(({ Seat }) => Seat === Own.Seat);
    this.#change({
      phase: 'playing',
      currency: room.Currency,
      seats: Seats,
      pools: Pools,
      seat: Own.Seat,
      cannons: Own.Cannons,
      cannon: own?.Cannon ?? Own.Cannons[0] ?? 0,
      balance: room.Balance,
      flying: 0,
      staked: Own.Staked,
      won: Own.Won,
      shots: Own.Shots,
      startTime: Date.parse(Own.StartTime),
      problem: undefined,
      ...freezeTimes(Clock.SlowUntil),
    });
    if (isFirst && Joined !== undefined) this.#parts.page.post({ Type: 'joined', State: Joined });
    const missed = Own.Recent.filter(({ ShotID }) => !this.#seen.has(ShotID));
    for (const { ShotID } of missed) this.#seen.add(ShotID);
    if (!isFirst && missed.length > 0) this.#parts.listener.missed(missed);
  }

  #pushed(push: FishRoomPush): void {
    if (this.#state.phase === 'opening') return;
    if (push.Push === 'own') this.#own(push.Own);
    else if (push.Push === 'refused') this.#refused(push.ShotID, push.Reason);
    // An older push is in the state of the entrance already.
    else if (push.Revision > this.#revision) this.#follow(push);
  }

  #follow(push: FishPush): void {
    this.#revision = push.Revision;
    this.#time.hear(push.Now);
    if (push.Clock !== undefined) this.#setClock(push.Clock);
    if (push.Fish !== undefined) this.shoal.add(push.Fish);
    if (push.Seats !== undefined) this.#setSeats(push.Seats);
    if (push.Pools !== undefined) this.#change({ pools: push.Pools });
    for (const shot of push.Flying ?? []) this.#flies(shot);
    for (const result of push.Shots ?? []) this.#decided(result);
    for (const { ShotID, Seat } of push.Free ?? []) {
      const shot = this.flights.remove(ShotID, Seat);
      if (shot !== undefined) this.#free(shot);
    }
    for (const { SeatID, Emote } of push.Emotes ?? []) this.#parts.listener.emote(SeatID, Emote);
  }

  #setClock(clock: FishRoomState['Clock']): void {
    const isFrozen = clock.SlowUntil > this.shoal.clock.SlowUntil;
    this.shoal.setClock(clock);
    this.#change(freezeTimes(clock.SlowUntil));
    if (isFrozen) this.#parts.listener.frozen();
  }

  #setSeats(seats: FishState['seats']): void {
    const own = seats.find(({ Seat }) => Seat === this.#state.seat);
    this.#change({ seats, ...(own === undefined && { seat: undefined }) });
  }

  #flies(flight: FlyingShot): void {
    if (this.flights.find(flight.ShotID, flight.Seat) !== undefined) return;
    const stake = this.#state.seats.find(({ Seat }) => Seat === flight.Seat)?.Cannon ?? 0;
    this.#parts.listener.fired(this.flights.add(flight, flight.Seat === this.#state.seat, stake));
  }

  #decided(result: ShotResult): void {
    const { ShotID, Seat, FishID, Multiple, Stake, Win } = result;
    const shot = this.flights.remove(ShotID, Seat);
    const fish = this.shoal.find(FishID);
    const isOwn = Seat === this.#state.seat;
    if (isOwn) {
      if (this.#seen.has(ShotID)) return;
      this.#seen.add(ShotID);
      const { flying, staked, won, shots, balance } = this.#state;
      this.#change({
        flying: Math.max(0, flying - (shot?.stake ?? 0)),
        staked: staked + Stake,
        won: won + Win,
        shots: shots + 1,
        ...(balance !== undefined && { balance: balance + Win - Stake }),
      });
    }
    this.#parts.listener.result(result, fish, isOwn);
    if (Multiple > 0) this.shoal.remove(FishID);
  }

  #own({ Balance, Staked, Won, Shots }: OwnFish): void {
    this.#change({ staked: Staked, won: Won, shots: Shots, ...(Balance !== undefined && { balance: Balance }) });
    if (Balance !== undefined) this.#parts.page.post({ Type: 'balance', Balance });
  }

  #change(change: Partial<FishState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.listener.changed(this.#state);
  }
}

const freezeTimes = (slowUntil: number): Pick<FishState, 'slowUntil' | 'freezeAt'> => ({
  slowUntil,
  freezeAt: slowUntil === 0 ? 0 : slowUntil + FREEZE_PAUSE_MS,
});

const codeOf = (error: unknown): string => (error instanceof RoomRefused ? error.code : 'LOST');
