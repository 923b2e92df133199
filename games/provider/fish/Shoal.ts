import { type PathClock, Paths, pathTimeAt, placeAt, type SwimmingFish, type Target } from '#games/maths/index.ts';
import type { FishRoomRow } from '../tables.ts';
import type { FishVersion } from './fishCatalogue.ts';

/** Clients get fish so long before they begin to swim, in ms of the paths. */
const AHEAD_MS = 2000;

/** The fish of a room: all that swim by the paths, without those that were caught. */
export class Shoal {
  readonly #paths: Paths;
  readonly #radius: ReadonlyMap<string, number>;
  readonly #caught = new Set<number>();
  #clock: PathClock;
  #sent = -1;

  /** @param caught fish that shots have caught */
  constructor({ file }: FishVersion, room: FishRoomRow, caught: Iterable<number>) {
    this.#paths = new Paths(file, room.PathSeed);
    this.#radius = new Map(file.fish.map(({ code, swim }) => [code, swim.radius]));
    this.#clock = room;
    for (const FishID of caught) this.#caught.add(FishID);
  }

  get clock(): PathClock {
    const { At, Path, SlowUntil } = this.#clock;
    return { At, Path, SlowUntil };
  }

  setClock(clock: PathClock): void {
    this.#clock = clock;
  }

  catch(FishID: number): void {
    this.#caught.add(FishID);
  }

  isCaught(FishID: number): boolean {
    return this.#caught.has(FishID);
  }

  /** The places of all fish at a moment. */
  targets(now: number): Target[] {
    const time = pathTimeAt(this.#clock, now);
    return this.#swimming(now).map((fish) => ({
      FishID: fish.FishID,
      Fish: fish.Fish,
      place: placeAt(fish, time),
      radius: this.#radius.get(fish.Fish) ?? 0,
    }));
  }

  /** All fish that a client shows, also those that begin soon. */
  view(now: number): SwimmingFish[] {
    const time = pathTimeAt(this.#clock, now);
    const soon = this.#paths.swimmingAt(time + AHEAD_MS).filter(({ From }) => From > time);
    return [...this.#swimming(now), ...soon];
  }

  /** The fish that no client has got yet. */
  newFish(now: number): SwimmingFish[] {
    const fresh = this.view(now).filter(({ FishID }) => FishID > this.#sent);
    this.#sent = Math.max(this.#sent, ...fresh.map(({ FishID }) => FishID));
    return fresh;
  }

  #swimming(now: number): SwimmingFish[] {
    const fish = this.#paths.swimmingAt(pathTimeAt(this.#clock, now));
    // Caught fish are forgotten once their paths have ended.
    const oldest = fish[0]?.FishID ?? 0;
    for (const FishID of this.#caught) if (FishID < oldest) this.#caught.delete(FishID);
    return fish.filter(({ FishID }) => !this.#caught.has(FishID));
  }
}
