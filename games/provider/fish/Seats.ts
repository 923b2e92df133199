import type { FishSeat } from '#games/api/index.ts';
import type { FishSeatRow, SessionRow } from '../tables.ts';
import type { LiveWindow } from './LiveWindow.ts';
import { Purse } from './Purse.ts';
import { ShotRefused } from './shotRefused.ts';
import { PACE_MS, PACE_SHOTS, SEAT_KEPT_MS, SEATS } from './states.ts';

/** A player as others see the name and the picture. */
type Person = Pick<FishSeat, 'SeatID' | 'Name' | 'Picture' | 'Bot'>;

export const personOf = (session: Pick<SessionRow, 'Seat' | 'Name' | 'Picture'> | undefined): Person => {
  const { Seat: SeatID = '', Name = '', Picture = '' } = session ?? {};
  return { SeatID, ...(Name !== '' && { Name }), ...(Picture !== '' && { Picture }) };
};

/** A player at a seat, in the process that runs the room. */
export interface LiveSeat {
  row: FishSeatRow;
  readonly person: Person;
  /** The time of the cut in ms. Undefined for a player with a connection. */
  cut: number | undefined;
  /** The times of the last shots, in ms. */
  fired: readonly number[];
  readonly purse: Purse;
  /** The window that accepts the shots. */
  window: LiveWindow | undefined;
}

/** The four seats of a room. */
export class Seats {
  readonly #seats = new Map<number, LiveSeat>();

  /** @param cut the time from which the players count as cut, in ms */
  reset(seats: readonly Pick<LiveSeat, 'row' | 'person'>[], cut: number): void {
    this.#seats.clear();
    for (const { row, person } of seats) this.put(row, person, cut);
  }

  put(row: FishSeatRow, person: Person, cut?: number): LiveSeat {
    const seat: LiveSeat = { row, person, cut, fired: [], purse: new Purse(), window: undefined };
    this.#seats.set(row.Seat, seat);
    return seat;
  }

  /** Seats a bot. Nothing of it is stored. */
  putBot(Seat: number, Bot: number, Cannon: number): void {
    const SeatID = `bot-${Bot}`;
    this.put({ RoomID: '', Seat, SessionID: '', Cannon }, { SeatID, Bot });
  }

  /** The seats without those of bots. */
  players(): readonly LiveSeat[] {
    return this.all().filter(({ person }) => person.Bot === undefined);
  }

  all(): readonly LiveSeat[] {
    return [...this.#seats.values()];
  }

  of(SessionID: string): LiveSeat | undefined {
    return this.players().find(({ row }) => row.SessionID === SessionID);
  }

  /** @throws ShotRefused NO_SEAT */
  require(SessionID: string): LiveSeat {
    const seat = this.of(SessionID);
    if (seat === undefined) throw new ShotRefused('NO_SEAT');
    return seat;
  }

  free(): number | undefined {
    return Array.from({ length: SEATS }, (_none, seat) => seat).find((seat) => !this.#seats.has(seat));
  }

  remove(seat: number): void {
    this.#seats.delete(seat);
  }

  /** The seats whose players were cut for too long. */
  gone(now: number): readonly LiveSeat[] {
    return this.all().filter(({ cut }) => cut !== undefined && now - cut >= SEAT_KEPT_MS);
  }

  view(): FishSeat[] {
    return this.all().map(({ row: { Seat, Cannon }, person, cut }) => ({
      Seat,
      ...person,
      Cannon,
      IsCut: cut !== undefined,
    }));
  }
}

/** Counts a shot. Returns false if the player would fire more than two shots in a second. */
export function countShot(seat: LiveSeat, now: number): boolean {
  const recent = seat.fired.filter((time) => now - time < PACE_MS);
  if (recent.length >= PACE_SHOTS) return false;
  seat.fired = [...recent, now];
  return true;
}
