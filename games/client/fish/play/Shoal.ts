import { type PathClock, pathTimeAt } from '#games/maths/fish/pathClock.ts';
import type { SwimmingFish } from '#games/maths/fish/paths.ts';

/** A fish of the shoal at the last moment. The object is the same as long as the fish swims. */
export interface FishNow {
  readonly FishID: number;
  readonly Fish: string;
  readonly radius: number;
  readonly path: SwimmingFish;
  /** In units of the field. */
  readonly place: { x: number; y: number };
  /** The way that it swims, in units of the field. */
  readonly way: { x: number; y: number };
}

/** The fish that swim, at the places of a moment. It makes no objects while the same fish swim. */
export class Shoal {
  readonly #radius: ReadonlyMap<string, number>;
  readonly #paths = new Map<number, SwimmingFish>();
  readonly #now = new Map<number, FishNow>();
  #clock: PathClock = { At: 0, Path: 0, SlowUntil: 0 };
  /** The fish in the field, at the moment of the last `advance`. */
  readonly visible: FishNow[] = [];

  /** @param radius the distance in which a shot meets a fish, by its kind */
  constructor(radius: ReadonlyMap<string, number>) {
    this.#radius = radius;
  }

  get clock(): PathClock {
    return this.#clock;
  }

  setClock(clock: PathClock): void {
    this.#clock = clock;
  }

  /** Replaces all fish. */
  replace(fish: readonly SwimmingFish[]): void {
    const kept = new Set(fish.map(({ FishID }) => FishID));
    for (const FishID of this.#paths.keys()) if (!kept.has(FishID)) this.remove(FishID);
    this.add(fish);
  }

  add(fish: readonly SwimmingFish[]): void {
    for (const path of fish) this.#paths.set(path.FishID, path);
  }

  remove(FishID: number): void {
    this.#paths.delete(FishID);
    this.#now.delete(FishID);
  }

  find(FishID: number | undefined): FishNow | undefined {
    return FishID === undefined ? undefined : this.#now.get(FishID);
  }

  /** The milliseconds until a fish leaves, on the clock of the server. */
  leftOf({ path }: FishNow, now: number): number {
    const time = pathTimeAt(this.#clock, now);
    const slow = Math.max(0, this.#clock.SlowUntil - now);
    const left = path.Until - time;
    return left <= slow / 4 ? left * 4 : left + slow * 0.75;
  }

  /** Moves all fish to a moment of the server. */
  advance(now: number): void {
    const time = pathTimeAt(this.#clock, now);
    this.visible.length = 0;
    for (const path of this.#paths.values()) {
      if (time >= path.Until) this.remove(path.FishID);
      else if (time >= path.From) this.visible.push(this.#move(path, time));
    }
  }

  #move(path: SwimmingFish, time: number): FishNow {
    let fish = this.#now.get(path.FishID);
    if (fish === undefined) {
      const { FishID, Fish } = path;
      const radius = this.#radius.get(Fish) ?? 0;
      fish = { FishID, Fish, radius, path, place: { x: 0, y: 0 }, way: { x: 1, y: 0 } };
      this.#now.set(FishID, fish);
    }
    const [a, b, c, d] = path.Points;
    const t = (time - path.From) / (path.Until - path.From);
    const s = 1 - t;
    const [ta, tb, tc, td] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    fish.place.x = a.x * ta + b.x * tb + c.x * tc + d.x * td;
    fish.place.y = a.y * ta + b.y * tb + c.y * tc + d.y * td;
    const [wa, wb, wc] = [s * s, 2 * s * t, t * t];
    fish.way.x = (b.x - a.x) * wa + (c.x - b.x) * wb + (d.x - c.x) * wc;
    fish.way.y = (b.y - a.y) * wa + (c.y - b.y) * wb + (d.y - c.y) * wc;
    return fish;
  }
}
