import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import { seededDraws } from '../draws/seededDraws.ts';
import type { Fish, FishFile } from './schema.ts';

/** The field in units. The cannons are at its lower and its upper edge. */
export const FIELD = { width: 1600, height: 900 } as const;
/** A fish comes so often, in ms of the paths. About 45 fish swim at once. */
const FISH_EVERY_MS = 350;
/** Fish begin and end this far outside of the field. */
const OUTSIDE = 160;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A fish on its path: a cubic Bézier curve from `From` to `Until`, in ms of the paths. */
export interface SwimmingFish {
  /** Counts the fish of a room, from 0. */
  readonly FishID: number;
  readonly Fish: string;
  readonly From: number;
  readonly Until: number;
  readonly Points: readonly [Point, Point, Point, Point];
}

interface Swimmer extends Fish {
  readonly weight: number;
}

/** The paths of a room. Its seed decides which fish come, when and where they swim. No chance of a shot depends on it. */
export class Paths {
  readonly #seed: number;
  readonly #swimmers: readonly Swimmer[];
  readonly #weight: number;
  readonly #longest: number;
  /** The fish of the last moments, since each tick reads them. */
  #recent = new Map<number, SwimmingFish>();

  /** @param seed hexadecimal characters, of which the first eight count */
  constructor({ fish }: FishFile, seed: string) {
    this.#seed = Number.parseInt(seed.slice(0, 8), 16);
    this.#swimmers = fish.map((each) => ({ ...each, weight: each.swim.weight }));
    this.#weight = weightOf(this.#swimmers);
    this.#longest = Math.max(...fish.map(({ swim }) => swim.seconds)) * 1000;
  }

  /** The fish with a number. The same seed makes the same fish. */
  fishAt(FishID: number): SwimmingFish {
    const draws = seededDraws((this.#seed ^ Math.imul(FishID + 1, 0x9e3779b1)) | 0);
    const { code, swim } = valueAt(this.#swimmers, draws.below(this.#weight));
    const From = FishID * FISH_EVERY_MS;
    return { FishID, Fish: code, From, Until: From + swim.seconds * 1000, Points: drawPoints(draws) };
  }

  /** The fish that swim at a time of the paths. */
  swimmingAt(time: number): SwimmingFish[] {
    const first = Math.max(0, Math.ceil((time - this.#longest) / FISH_EVERY_MS));
    const last = Math.floor(time / FISH_EVERY_MS);
    const all = Array.from(
      { length: Math.max(0, last - first + 1) },
      (_none, at) => this.#recent.get(first + at) ?? this.fishAt(first + at),
    );
    if (all.length > 0 && this.#recent.get(last) === undefined)
      this.#recent = new Map(all.map((fish) => [fish.FishID, fish]));
    return all.filter(({ From, Until }) => From <= time && time < Until);
  }
}

function drawPoints(draws: Draws): SwimmingFish['Points'] {
  const { width, height } = FIELD;
  const isFromLeft = draws.below(2) === 0;
  const x = (part: number): number => (isFromLeft ? part : 1 - part) * width;
  const y = (): number => draws.below(height + 1);
  const out = OUTSIDE / width;
  return [
    { x: x(-out), y: y() },
    { x: x((20 + draws.below(30)) / 100), y: y() },
    { x: x((50 + draws.below(30)) / 100), y: y() },
    { x: x(1 + out), y: y() },
  ];
}

/** The place of a fish at a time of the paths. */
export function placeAt({ From, Until, Points }: SwimmingFish, time: number): Point {
  const t = Math.min(1, Math.max(0, (time - From) / (Until - From)));
  const s = 1 - t;
  const parts = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const sum = (axis: 'x' | 'y'): number =>
    Points.reduce((total, point, at) => total + point[axis] * (parts[at] ?? 0), 0);
  return { x: sum('x'), y: sum('y') };
}
