import {
  type Emote,
  FISH_CALLS,
  type FireRequest,
  type FishPush,
  type FishRoomPush,
  type FishRoomState,
  type RoomRefusal,
  type ShotResult,
} from '#games/api/index.ts';
import { seededDraws } from '#games/maths/draws/seededDraws.ts';
import { flyOn, type Target } from '#games/maths/fish/flight.ts';
import { frozen, type PathClock, pathTimeAt } from '#games/maths/fish/pathClock.ts';
import { Paths, placeAt } from '#games/maths/fish/paths.ts';
import type { FishFile } from '#games/maths/fish/schema.ts';
import { playShot } from '#games/maths/fish/shot.ts';
import { AnswerLost } from '../../transport/failure.ts';
import type { CallOf, FishKind } from '../../transport/room/roomContract.ts';
import {
  type RoomEnd,
  type RoomListener,
  RoomRefused,
  type RoomTransport,
  type RoomTransportState,
} from '../../transport/room/RoomTransport.ts';

export interface FakeFishRoomParts {
  readonly rules: FishFile;
  /** The time of the server, in milliseconds. */
  readonly now: () => number;
  readonly seed: number;
  readonly balance?: number;
  /** The own seat. */
  readonly seat?: number;
  readonly players?: readonly { readonly Seat: number; readonly Name?: string; readonly Cannon: number }[];
}

const AHEAD_MS = 2000;
const FREEZE_MS = 5000;
const FREEZE_PAUSE_MS = 25_000;
const HASH = '3f9a1c5e7b2d4608af13c95e0b7d2846fe19c0a35d7b8e246109fc3a5b7d8e21';

interface Flying {
  readonly ShotID: string;
  readonly Seat: number;
  readonly Angle: number;
  readonly FishID?: number | undefined;
  readonly Time: number;
  readonly stake: number;
  moved: number;
}

/** A fishing room in memory, which moves when `tick` is called. */
export class FakeFishRoom implements RoomTransport<FishKind> {
  readonly #parts: FakeFishRoomParts;
  readonly #paths: Paths;
  readonly #draws: ReturnType<typeof seededDraws>;
  readonly #listeners = new Set<RoomListener<FishKind>>();
  readonly #caught = new Set<number>();
  readonly #cannons = new Map<number, number>();
  readonly #start: number;
  #state: RoomTransportState = { kind: 'idle' };
  #clock: PathClock;
  #sent = -1;
  #flying: Flying[] = [];
  #new: Flying[] = [];
  #recent: ShotResult[] = [];
  #own = { Balance: 992_210, Staked: 0, Won: 0, Shots: 0 };
  #nonce = 0;
  #revision = 0;
  /** The refusal of the next shot. */
  refusal: RoomRefusal | undefined;
  /** The multiple that the next own hit pays, in place of a drawn one. */
  catches: number | undefined;
  /** The pool that the next own hit wins. */
  pool: string | undefined;
  readonly requests: FireRequest[] = [];

  constructor(parts: FakeFishRoomParts) {
    this.#parts = parts;
    this.#paths = new Paths(parts.rules, parts.seed.toString(16).padStart(8, '0'));
    this.#draws = seededDraws(parts.seed);
    this.#start = parts.now();
    this.#clock = { At: this.#start, Path: 30_000, SlowUntil: 0 };
    this.#own.Balance = parts.balance ?? this.#own.Balance;
    this.#cannons.set(this.seat, parts.rules.cannons[7] ?? parts.rules.cannons[0] ?? 1);
    for (const { Seat, Cannon } of parts.players ?? []) this.#cannons.set(Seat, Cannon);
  }

  get state(): RoomTransportState {
    return this.#state;
  }

  get seat(): number {
    return this.#parts.seat ?? 0;
  }

  listen(listener: RoomListener<FishKind>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async enter(): Promise<FishRoomState> {
    await Promise.resolve();
    this.#change({ kind: 'connected' });
    this.#sent = -1;
    const state = this.#room();
    for (const listener of this.#listeners) listener.entered(state);
    return state;
  }

  async call<Name extends CallOf<FishKind>>(
    name: Name,
    body: FishKind['requests'][Name],
  ): Promise<FishKind['answers'][Name]>;
  async call(name: string, body: unknown): Promise<unknown> {
    await Promise.resolve();
    if (this.#state.kind !== 'connected') throw new AnswerLost(`${name}: no connection`);
    if (name === 'fire') this.#fire(FISH_CALLS.fire.request.parse(body));
    else if (name === 'choose') {
      this.#cannons.set(this.seat, FISH_CALLS.choose.request.parse(body).Cannon);
      this.#push({ Seats: this.#seats() });
    } else if (name === 'freeze') this.#freeze();
    else if (name === 'emote') this.showEmote(this.seat, FISH_CALLS.emote.request.parse(body).Emote);
    return {};
  }

  close(): void {
    this.#change({ kind: 'idle' });
  }

  showEmote(seat: number, emote: Emote): void {
    this.#push({ Emotes: [{ SeatID: `seat-${seat}`, Emote: emote }] });
  }

  /** Fires a shot of a seat. */
  shoot(Seat: number, { ShotID, Angle, FishID }: FireRequest): void {
    const Time = this.#parts.now();
    const shot = { ShotID, Seat, Angle, FishID, Time, stake: this.#cannons.get(Seat) ?? 0, moved: Time };
    this.#flying.push(shot);
    this.#new.push(shot);
  }

  /** The fish that swim now. */
  targets(): Target[] {
    const time = pathTimeAt(this.#clock, this.#parts.now());
    return this.#paths
      .swimmingAt(time)
      .filter(({ FishID }) => !this.#caught.has(FishID))
      .map((fish) => ({
        FishID: fish.FishID,
        Fish: fish.Fish,
        place: placeAt(fish, time),
        radius: this.#parts.rules.fish.find(({ code }) => code === fish.Fish)?.swim.radius ?? 0,
      }));
  }

  /** Moves the shots, decides those that met a fish, and pushes what changed. */
  tick(): void {
    const now = this.#parts.now();
    const targets = this.targets();
    const Shots: ShotResult[] = [];
    const Free: { ShotID: string; Seat: number }[] = [];
    for (const shot of this.#flying) {
      const step = flyOn(shot, shot.moved, now, targets);
      shot.moved = now;
      if (step.kind === 'flies') continue;
      if (step.kind === 'met' && !this.#caught.has(step.target.FishID)) Shots.push(this.#decide(shot, step.target));
      else Free.push({ ShotID: shot.ShotID, Seat: shot.Seat });
    }
    const ended = new Set([...Shots, ...Free].map(({ ShotID }) => ShotID));
    this.#flying = this.#flying.filter(({ ShotID }) => !ended.has(ShotID));
    const Fish = this.#swimmers().filter(({ FishID }) => FishID > this.#sent);
    this.#sent = Math.max(this.#sent, ...Fish.map(({ FishID }) => FishID));
    const Flying = this.#new.map(({ ShotID, Seat, Angle, FishID, Time }) => ({
      ShotID,
      Seat,
      Angle,
      Time,
      ...(FishID !== undefined && { FishID }),
    }));
    this.#new = [];
    if (Fish.length + Flying.length + Shots.length + Free.length > 0) this.#push({ Fish, Flying, Shots, Free });
    if (Shots.some(({ Seat }) => Seat === this.seat)) this.#send({ Push: 'own', Own: { ...this.#own } });
  }

  /** Cuts the connection. */
  cut(): void {
    this.#change({ kind: 'reconnecting' });
  }

  end(reason: RoomEnd): void {
    this.#change({ kind: 'ended', reason });
  }

  #decide({ ShotID, Seat, stake }: Flying, { FishID, Fish }: Target): ShotResult {
    const isOwn = Seat === this.seat;
    const { multiple } = playShot(this.#parts.rules, Fish, stake, this.#draws);
    const Multiple = isOwn && this.catches !== undefined ? this.catches : multiple;
    const pool = isOwn ? this.pool : undefined;
    if (isOwn) {
      this.catches = undefined;
      this.pool = undefined;
    }
    const Jackpots = pool === undefined ? [] : [{ Name: pool, Coins: 384_120 }];
    const Win = stake * Multiple + Jackpots.reduce((sum, { Coins }) => sum + Coins, 0);
    this.#nonce += 1;
    if (Multiple > 0) this.#caught.add(FishID);
    const result = { ShotID, Seat, FishID, Fish, Stake: stake, Nonce: this.#nonce, Multiple, Win, Jackpots };
    if (isOwn) {
      const { Balance, Staked, Won, Shots } = this.#own;
      this.#own = { Balance: Balance - stake + Win, Staked: Staked + stake, Won: Won + Win, Shots: Shots + 1 };
      this.#recent = [...this.#recent.slice(-60), result];
    }
    return result;
  }

  #swimmers(): FishRoomState['Fish'] {
    const time = pathTimeAt(this.#clock, this.#parts.now());
    const soon = this.#paths.swimmingAt(time + AHEAD_MS).filter(({ From }) => From > time);
    return [...this.#paths.swimmingAt(time), ...soon]
      .filter(({ FishID }) => !this.#caught.has(FishID))
      .map((fish) => ({ ...fish, Points: [...fish.Points] as const }));
  }

  #seats(): FishRoomState['Seats'] {
    const others = (this.#parts.players ?? []).map(({ Seat, Name }) => ({
      Seat,
      SeatID: `seat-${Seat}`,
      ...(Name !== undefined && { Name }),
      Cannon: this.#cannons.get(Seat) ?? 0,
      IsCut: false,
    }));
    const own = {
      Seat: this.seat,
      SeatID: `seat-${this.seat}`,
      Name: 'Ann',
      Cannon: this.#cannons.get(this.seat) ?? 0,
      IsCut: false,
    };
    return [own, ...others];
  }

  #fire(request: FireRequest): void {
    this.requests.push(request);
    const { refusal } = this;
    this.refusal = undefined;
    if (refusal !== undefined) throw new RoomRefused(refusal);
    this.shoot(this.seat, request);
  }

  #freeze(): void {
    const now = this.#parts.now();
    if (now < this.#clock.SlowUntil + FREEZE_PAUSE_MS) throw new RoomRefused('FROZEN_SOON');
    this.#clock = frozen(this.#clock, now, FREEZE_MS);
    this.#push({ Clock: this.#clock });
  }

  #room(): FishRoomState {
    const { rules, now } = this.#parts;
    const { Staked, Won, Shots } = this.#own;
    return {
      RoomID: 'room',
      GameCode: rules.code,
      Rules: HASH,
      Revision: this.#revision,
      Number: 3,
      Brand: 'crab',
      Currency: 'GOLD',
      Expires: new Date(now() + 3_600_000).toISOString(),
      Balance: this.#own.Balance,
      Now: now(),
      Clock: this.#clock,
      Fish: this.#swimmers(),
      Seats: this.#seats(),
      Pools: rules.jackpots.map(({ name, seed }, at) => ({ Name: name, Amount: seed * 3 + 64_388 * (at + 1) })),
      Own: {
        Seat: this.seat,
        Cannons: rules.cannons,
        Staked,
        Won,
        Shots,
        StartTime: new Date(this.#start).toISOString(),
        Recent: this.#recent,
      },
    };
  }

  #push(change: Omit<FishPush, 'Push' | 'Now' | 'Revision'>): void {
    this.#revision += 1;
    this.#send({ Push: 'fish', Revision: this.#revision, Now: this.#parts.now(), ...change });
  }

  #send(push: FishRoomPush): void {
    if (this.#state.kind === 'connected') for (const listener of this.#listeners) listener.pushed(push);
  }

  #change(state: RoomTransportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener.changed(state);
  }
}
