import type { FireRequest, FlyingShot, ShotRefusal } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import type { FishShotRow, FishWindowRow, SessionRow } from '../tables.ts';
import { decideShots } from './decideShots.ts';
import type { Commit } from './endWindow.ts';
import type { FishVersion } from './fishCatalogue.ts';
import { FishWindows } from './FishWindows.ts';
import { Flights, type LiveShot, meetingsOf } from './Flights.ts';
import type { LiveWindow } from './LiveWindow.ts';
import type { FishEvents, Pushes } from './pushes.ts';
import { resultOf } from './readFishRoom.ts';
import type { Purse } from './Purse.ts';
import { countShot, type LiveSeat, type Seats } from './Seats.ts';
import type { Shoal } from './Shoal.ts';
import { ShotRefused } from './shotRefused.ts';

/** A room as long as this process runs it. */
export interface ShotScene {
  readonly commit: Commit;
  readonly version: FishVersion;
  readonly shoal: Shoal;
}

export interface RoomShotsParts {
  readonly ports: ProviderPorts;
  readonly RoomID: string;
  readonly seats: Seats;
  readonly pushes: Pushes;
  /** Runs work beside the clock of the room. */
  readonly run: (work: Promise<void>) => void;
  readonly events: Pick<FishEvents, 'ownChanged' | 'shotRefused'>;
  /** Called if the wallet accepts no stakes of a player now. */
  readonly onSeatFree: (scene: ShotScene, seat: LiveSeat) => void;
}

/** The shots of a room: from the press to the stored result. */
export class RoomShots {
  readonly #parts: RoomShotsParts;
  readonly #flights = new Flights();
  readonly #windows: FishWindows;
  /** The scene of the last tick. */
  #scene: ShotScene | undefined;
  #deciding: Promise<unknown> | undefined;

  constructor(parts: RoomShotsParts) {
    this.#parts = parts;
    const { ports, RoomID, run } = parts;
    const onRefused = (window: LiveWindow, reason: ShotRefusal): void => this.#refused(window, reason);
    this.#windows = new FishWindows({
      ports,
      RoomID,
      run,
      onRefused,
      onHeld: (SessionID, window, balance) => this.#withPurse(SessionID, (purse) => purse.held(window, balance)),
      onEnded: (SessionID, window, balance) => this.#withPurse(SessionID, (purse) => purse.ended(window, balance)),
    });
  }

  /** Whether results are being stored. */
  get isDeciding(): boolean {
    return this.#deciding !== undefined;
  }

  /** Reads stored results at a moment at which none is being stored. */
  async whileIdle<Result>(read: () => Promise<Result>): Promise<Result> {
    while (this.#deciding !== undefined) await this.#deciding.catch(() => undefined);
    return this.#alone(read());
  }

  /** Nothing else is decided until some work has ended. */
  #alone<Result>(work: Promise<Result>): Promise<Result> {
    const alone = work.finally(() => {
      this.#deciding = undefined;
    });
    this.#deciding = alone;
    return alone;
  }

  #withPurse(SessionID: string, change: (purse: Purse) => void): void {
    const seat = this.#parts.seats.of(SessionID);
    if (seat === undefined) return;
    change(seat.purse);
    this.#parts.events.ownChanged(SessionID);
  }

  /** Forgets all shots. They cost nothing. */
  clear(): void {
    this.#scene = undefined;
    this.#flights.clear();
    this.#windows.clear();
  }

  /** Ends the shots of a seat. They cost nothing. */
  dropSeat(seat: number): void {
    this.#flights.dropSeat(seat);
  }

  /** Ends a window that another process left. */
  end(commit: Commit, window: FishWindowRow): Promise<void> {
    return this.#windows.end(commit, window);
  }

  /** @throws ShotRefused SHOT_CHANGED, NO_SEAT, NO_CANNON, TOO_FAST */
  fire({ commit, version }: ShotScene, session: SessionRow, request: FireRequest): FlyingShot {
    const { ports, seats, pushes } = this.#parts;
    const { SessionID, MinBet, MaxBet } = session;
    const known = this.#flights.of(SessionID, request);
    if (known !== undefined) return known;
    const now = ports.now();
    const seat = seats.require(SessionID);
    const { Seat, Cannon: Shot } = seat.row;
    if (Shot < MinBet || Shot > MaxBet) throw new ShotRefused('NO_CANNON');
    if (!countShot(seat, now)) throw new ShotRefused('TOO_FAST');
    if (seat.window?.accepts(Shot, now) !== true)
      seat.window = this.#windows.open({ commit, version, session, Seat, Shot });
    const flying = { ...request, Seat, Time: now };
    this.#flights.add(ports.crypto, SessionID, flying, seat.window);
    pushes.flies(flying);
    return flying;
  }

  /** Moves the shots to a moment, decides those that met a fish, and ends the windows that are over. */
  advance(scene: ShotScene, now: number): void {
    this.#scene = scene;
    this.#flights.flyOn(now, () => scene.shoal.targets(now));
    this.#settle(scene, this.#flights.takeOver(), []);
    this.#decide(scene);
    this.#windows.endOver(scene.commit);
  }

  /** Decides the shots that met a fish. One batch is under way at a time, so that a fish is caught once. */
  #decide(scene: ShotScene): void {
    const ready = this.isDeciding ? [] : this.#flights.takeReady();
    if (ready.length === 0) return;
    const meetings = ready.flatMap(meetingsOf).filter(({ FishID }) => !scene.shoal.isCaught(FishID));
    const decided = scene.commit((tx) => decideShots(tx, this.#parts.ports, meetings));
    const settled = decided.then((shots) => {
      if (this.#scene === scene) this.#settle(scene, ready, shots);
    });
    this.#parts.run(this.#alone(settled));
  }

  #settle({ shoal }: ShotScene, shots: readonly LiveShot[], decided: readonly FishShotRow[]): void {
    const { pushes } = this.#parts;
    for (const { ShotID, SessionID, flight, window } of shots) {
      const row = decided.find((each) => each.ShotID === ShotID);
      window.settle(row);
      if (row === undefined) {
        pushes.free(flight.ShotID, flight.Seat);
        continue;
      }
      if (row.Multiple > 0) shoal.catch(row.FishID);
      pushes.decided(resultOf(row));
      this.#withPurse(SessionID, (purse) => purse.fired(row));
    }
  }

  /** Shots of a hold that the wallet did not take cost nothing. The first of them gets a hold of its own if a smaller hold may fit. */
  #refused(window: LiveWindow, reason: ShotRefusal): void {
    const { seats, pushes, run, events, onSeatFree } = this.#parts;
    const scene = this.#scene;
    const shots = this.#flights.takeWindow(window);
    const seat = seats.all().find((each) => each.window === window);
    const isSmaller = window.Shots > 1 && (reason === 'FUNDS' || reason === 'LIMIT');
    const first = scene !== undefined && seat !== undefined && isSmaller ? shots.shift() : undefined;
    if (scene !== undefined && seat !== undefined && first !== undefined) run(this.#holdOne(scene, seat, first));
    for (const { flight, SessionID } of shots) {
      pushes.free(flight.ShotID, flight.Seat);
      events.shotRefused(SessionID, flight.ShotID, reason);
    }
    if (scene !== undefined && seat !== undefined && reason === 'SEAT_FREE') onSeatFree(scene, seat);
  }

  async #holdOne({ commit, version }: ShotScene, seat: LiveSeat, shot: LiveShot): Promise<void> {
    const session = await this.#parts.ports.store.table('sessions').get(shot.SessionID);
    if (session === undefined) return;
    const { Seat } = seat.row;
    const window = this.#windows.open({ commit, version, session, Seat, Shot: shot.window.Shot }, 1);
    seat.window = window;
    this.#flights.move(shot, window);
  }
}
