import type { FlyingShot } from '#games/api/index.ts';
import { cannonOf, FLIGHT_MS, flyOn, SHOT_SPEED, shotPlace } from '#games/maths/fish/flight.ts';
import type { FishNow, Shoal } from './Shoal.ts';

/** A result that does not arrive is no longer waited for after this time. */
const LOST_MS = 6000;

/** A shot as the client draws it, until its result arrives. */
export interface ClientShot {
  readonly flight: FlyingShot;
  readonly isOwn: boolean;
  /** Coins of the shot. */
  readonly stake: number;
  /** Its place, in units of the field. */
  readonly place: { x: number; y: number };
  /** Its way in units of the field. */
  readonly way: { x: number; y: number };
  /** `met`: the client has drawn the net. `over`: it met no fish. Only the server decides. */
  state: 'flies' | 'met' | 'over';
  moved: number;
}

export interface FlightEvents {
  /** A shot reached a fish. */
  met(shot: ClientShot, fish: FishNow): void;
  /** A shot has no result, since the connection was lost. */
  lost(shot: ClientShot): void;
}

/** The shots on their way. The client moves them as the server does, so that a net opens at once. */
export class Flights {
  readonly #shoal: Shoal;
  readonly #events: FlightEvents;
  readonly shots: ClientShot[] = [];

  constructor(shoal: Shoal, events: FlightEvents) {
    this.#shoal = shoal;
    this.#events = events;
  }

  find(ShotID: string, Seat: number): ClientShot | undefined {
    return this.shots.find(({ flight }) => flight.ShotID === ShotID && flight.Seat === Seat);
  }

  add(flight: FlyingShot, isOwn: boolean, stake: number): ClientShot {
    const place = { ...cannonOf(flight.Seat) };
    const up = flight.Seat < 2 ? -1 : 1;
    const way = { x: Math.cos(flight.Angle), y: up * Math.sin(flight.Angle) };
    const shot: ClientShot = { flight, isOwn, stake, place, way, state: 'flies', moved: flight.Time };
    this.shots.push(shot);
    return shot;
  }

  /** @returns the removed shot */
  remove(ShotID: string, Seat: number): ClientShot | undefined {
    const at = this.shots.findIndex(({ flight }) => flight.ShotID === ShotID && flight.Seat === Seat);
    return at < 0 ? undefined : this.shots.splice(at, 1)[0];
  }

  /** Removes all shots. @returns those that were removed */
  clear(): ClientShot[] {
    return this.shots.splice(0);
  }

  /** Moves all shots to a moment of the server. Call it after the shoal has moved. */
  advance(now: number): void {
    for (let at = this.shots.length - 1; at >= 0; at -= 1) {
      const shot = this.shots[at];
      if (shot === undefined) continue;
      if (now - shot.flight.Time > LOST_MS) {
        this.shots.splice(at, 1);
        this.#events.lost(shot);
      } else if (shot.state === 'flies') this.#fly(shot, now);
    }
  }

  #fly(shot: ClientShot, now: number): void {
    const { flight } = shot;
    const step = flyOn(flight, shot.moved, Math.max(now, shot.moved), this.#shoal.visible);
    shot.moved = Math.max(now, shot.moved);
    if (step.kind === 'met') {
      const fish = this.#shoal.find(step.target.FishID);
      shot.state = 'met';
      if (fish !== undefined) this.#events.met(shot, fish);
    } else if (step.kind === 'over') shot.state = 'over';
    this.#place(shot, now);
  }

  #place({ flight, place, way }: ClientShot, now: number): void {
    const target = this.#shoal.find(flight.FishID);
    if (target === undefined) {
      Object.assign(place, shotPlace(flight, now));
      return;
    }
    const from = cannonOf(flight.Seat);
    const [x, y] = [target.place.x - from.x, target.place.y - from.y];
    const far = Math.max(1, Math.hypot(x, y));
    const flown = Math.min(far, Math.min(FLIGHT_MS, Math.max(0, now - flight.Time)) * SHOT_SPEED);
    way.x = x / far;
    way.y = y / far;
    place.x = from.x + way.x * flown;
    place.y = from.y + way.y * flown;
  }
}
