import type { FlyingShot, ShotResult } from '#games/api/index.ts';
import { cannonOf, DrawStream, FIELD, flyOn, playShot, type Point, type Target } from '#games/maths/index.ts';
import { type ProviderPorts, randomHex } from '../ports.ts';
import type { FishVersion } from './fishCatalogue.ts';
import type { Pushes } from './pushes.ts';
import type { Seats } from './Seats.ts';
import type { Shoal } from './Shoal.ts';
import { SEATS } from './states.ts';

/** Bots beside the players. Two seats are left for them. */
const MOST_BOTS = 2;
const LEAST_PAUSE_MS = 700;
const PAUSE_MS = 1600;
/** Bots fire one of the first cannons. */
const CANNONS = 5;
const SEED_BYTES = 16;
/** The share of shots that follow a fish, of 4. */
const LOCKED_OF_FOUR = 3;

interface Bot {
  readonly number: number;
  readonly seat: number;
  readonly cannon: number;
  nextShot: number;
}

interface BotShot {
  readonly flight: FlyingShot;
  readonly cannon: number;
  moved: number;
  met: Target | undefined;
}

export interface BotParts {
  readonly ports: Pick<ProviderPorts, 'randomBytes' | 'crypto'>;
  readonly seats: Seats;
  readonly pushes: Pushes;
}

/** The scene of a tick. */
export interface BotScene {
  readonly version: FishVersion;
  readonly shoal: Shoal;
  /** Whether shots of players are being decided. Bots wait, so that a fish is caught once. */
  readonly isDeciding: boolean;
}

const isInField = ({ x, y }: Point): boolean => x >= 0 && x <= FIELD.width && y >= 0 && y <= FIELD.height;

/**
 * Bots of a demo. They play with the same chances as players, but nothing of them is stored, and their coins do not exist. Their seats are
 * free as soon as a player needs them.
 */
export class Bots {
  readonly #parts: BotParts;
  readonly #bots = new Map<number, Bot>();
  #shots: BotShot[] = [];
  #fired = 0;

  constructor(parts: BotParts) {
    this.#parts = parts;
  }

  clear(): void {
    this.#bots.clear();
    this.#shots = [];
  }

  /** Frees a seat for a player. */
  makeRoom(): void {
    const [last] = [...this.#bots.values()].slice(-1);
    if (last !== undefined) this.#leave(last);
  }

  /** Seats bots beside players, fires, and decides shots that met a fish. Returns whether the seats changed. */
  advance(scene: BotScene, now: number): boolean {
    const changed = this.#seat(scene.version, now);
    for (const bot of this.#bots.values()) if (now >= bot.nextShot) this.#fire(bot, scene.shoal, now);
    if (this.#shots.length > 0) this.#fly(scene, now);
    return changed;
  }

  #seat({ file }: FishVersion, now: number): boolean {
    const { seats } = this.#parts;
    const players = seats.players().length;
    const wanted = players === 0 ? 0 : Math.min(MOST_BOTS, SEATS - players);
    if (this.#bots.size === wanted) return false;
    while (this.#bots.size > wanted) this.makeRoom();
    while (this.#bots.size < wanted) {
      const seat = seats.free();
      if (seat === undefined) return true;
      const number = [1, 2, 3].find((each) => ![...this.#bots.values()].some((bot) => bot.number === each)) ?? 1;
      const cannon = file.cannons[this.#below(Math.min(CANNONS, file.cannons.length))] ?? 0;
      this.#bots.set(seat, { number, seat, cannon, nextShot: now + this.#pause() });
      seats.putBot(seat, number, cannon);
    }
    return true;
  }

  #leave({ seat }: Bot): void {
    this.#bots.delete(seat);
    this.#parts.seats.remove(seat);
    const { pushes } = this.#parts;
    for (const { flight } of this.#shots) if (flight.Seat === seat) pushes.free(flight.ShotID, seat);
    this.#shots = this.#shots.filter(({ flight }) => flight.Seat !== seat);
  }

  #fire(bot: Bot, shoal: Shoal, now: number): void {
    bot.nextShot = now + this.#pause();
    const targets = shoal.targets(now).filter(({ place }) => isInField(place));
    const target = targets[this.#below(Math.max(1, targets.length))];
    if (target === undefined) return;
    const from = cannonOf(bot.seat);
    const Angle = Math.atan2(Math.abs(target.place.y - from.y), target.place.x - from.x);
    this.#fired += 1;
    const isLocked = this.#below(4) < LOCKED_OF_FOUR;
    const flight: FlyingShot = {
      ShotID: `bot-${bot.number}-${now.toString(36)}-${this.#fired}`,
      Seat: bot.seat,
      Angle,
      ...(isLocked && { FishID: target.FishID }),
      Time: now,
    };
    this.#shots.push({ flight, cannon: bot.cannon, moved: now, met: undefined });
    this.#parts.pushes.flies(flight);
  }

  #fly({ version, shoal, isDeciding }: BotScene, now: number): void {
    const { pushes } = this.#parts;
    const targets = shoal.targets(now);
    const over = new Set<BotShot>();
    for (const shot of this.#shots) {
      if (shot.met === undefined) {
        const step = flyOn(shot.flight, shot.moved, now, targets);
        shot.moved = now;
        if (step.kind === 'met') shot.met = step.target;
        if (step.kind === 'over') {
          over.add(shot);
          pushes.free(shot.flight.ShotID, shot.flight.Seat);
        }
      }
      if (shot.met === undefined || isDeciding) continue;
      over.add(shot);
      if (shoal.isCaught(shot.met.FishID)) pushes.free(shot.flight.ShotID, shot.flight.Seat);
      else this.#decide(version, shoal, shot, shot.met);
    }
    this.#shots = this.#shots.filter((shot) => !over.has(shot));
  }

  #decide({ file }: FishVersion, shoal: Shoal, { flight, cannon }: BotShot, { FishID, Fish }: Target): void {
    const { ports, pushes } = this.#parts;
    const seed = randomHex(ports, SEED_BYTES);
    const draws = new DrawStream((cursor) => ports.crypto.hmac(seed, String(cursor)));
    const { multiple } = playShot({ ...file, jackpots: [] }, Fish, cannon, draws);
    if (multiple > 0) shoal.catch(FishID);
    const result: ShotResult = {
      ShotID: flight.ShotID,
      Seat: flight.Seat,
      FishID,
      Fish,
      Stake: cannon,
      Nonce: 0,
      Multiple: multiple,
      Win: multiple * cannon,
      Jackpots: [],
    };
    pushes.decided(result);
  }

  #pause(): number {
    return LEAST_PAUSE_MS + this.#below(PAUSE_MS);
  }

  /** A whole number from 0 to `n - 1`. Nothing but the play of bots depends on it. */
  #below(n: number): number {
    const [high = 0, low = 0] = this.#parts.ports.randomBytes(2);
    return (high * 256 + low) % n;
  }
}
