import type { FireRequest, FlyingShot } from '#games/api/index.ts';
import { flyOn, type Target } from '#games/maths/index.ts';
import type { ProviderCrypto } from '../ports.ts';
import type { Meeting } from './decideShots.ts';
import type { LiveWindow } from './LiveWindow.ts';
import { ShotRefused } from './shotRefused.ts';

const ID_LETTERS = 32;

/** A shot that is not decided yet. */
export interface LiveShot {
  readonly ShotID: string;
  readonly SessionID: string;
  readonly flight: FlyingShot;
  window: LiveWindow;
  /** The last moment to which the shot was moved, in ms. */
  moved: number;
  /** The fish that it met. */
  met: Pick<Target, 'FishID' | 'Fish'> | undefined;
}

/** The shots of a room that are on their way, or wait for a decision. They are not stored, so they cost nothing yet. */
export class Flights {
  readonly #shots = new Map<string, LiveShot>();
  #over: LiveShot[] = [];

  clear(): void {
    this.#shots.clear();
    this.#over = [];
  }

  /** The shot of an earlier request with the same id. @throws ShotRefused SHOT_CHANGED if it was another shot */
  of(SessionID: string, { ShotID, Angle, FishID }: FireRequest): FlyingShot | undefined {
    const known = [...this.#shots.values()].find(
      (shot) => shot.SessionID === SessionID && shot.flight.ShotID === ShotID,
    );
    if (known === undefined) return undefined;
    if (known.flight.Angle !== Angle || known.flight.FishID !== FishID) throw new ShotRefused('SHOT_CHANGED');
    return known.flight;
  }

  add(crypto: ProviderCrypto, SessionID: string, flight: FlyingShot, window: LiveWindow): void {
    const ShotID = crypto.sha256(`${flight.ShotID}:${SessionID}`).slice(0, ID_LETTERS);
    this.#put({ ShotID, SessionID, flight, window, moved: flight.Time, met: undefined });
  }

  /** Gives a shot the place of another window. It goes on from where it was. */
  move(shot: LiveShot, window: LiveWindow): void {
    shot.window = window;
    this.#put(shot);
  }

  /** Moves all shots to a moment. */
  flyOn(now: number, targets: () => readonly Target[]): void {
    const flying = [...this.#shots.values()].filter(({ met }) => met === undefined);
    if (flying.length === 0) return;
    const all = targets();
    for (const shot of flying) {
      const step = flyOn(shot.flight, shot.moved, now, all);
      shot.moved = now;
      if (step.kind === 'met') shot.met = step.target;
      if (step.kind === 'over') this.#end(shot);
    }
  }

  /** The shots that ended without a fish. */
  takeOver(): readonly LiveShot[] {
    const over = this.#over;
    this.#over = [];
    return over;
  }

  /** The shots that met a fish and have a hold, in the order in which they were fired. */
  takeReady(): readonly LiveShot[] {
    const ready = [...this.#shots.values()].filter(({ met, window }) => met !== undefined && window.row !== undefined);
    for (const { ShotID } of ready) this.#shots.delete(ShotID);
    return ready;
  }

  /** Removes the shots of a window without a hold. */
  takeWindow(window: LiveWindow): LiveShot[] {
    const shots = [...this.#shots.values()].filter((shot) => shot.window === window);
    for (const { ShotID } of shots) this.#shots.delete(ShotID);
    return shots;
  }

  /** Ends the shots of a seat. They cost nothing. */
  dropSeat(seat: number): void {
    for (const shot of this.#shots.values()) if (shot.flight.Seat === seat) this.#end(shot);
  }

  #put(shot: LiveShot): void {
    this.#shots.set(shot.ShotID, shot);
    shot.window.use();
  }

  #end(shot: LiveShot): void {
    this.#shots.delete(shot.ShotID);
    this.#over.push(shot);
  }
}

/** The fish that a shot met, for its decision. Empty for a shot without a fish. */
export const meetingsOf = ({ ShotID, SessionID, flight, window, met }: LiveShot): Meeting[] =>
  met === undefined
    ? []
    : [
        {
          ShotID,
          ClientShotID: flight.ShotID,
          WindowID: window.WindowID,
          SessionID,
          FishID: met.FishID,
          Fish: met.Fish,
        },
      ];
