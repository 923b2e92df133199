import {
  type Emote,
  mergeTable,
  type OwnTableBet,
  type SeatChips,
  type SeatView,
  type SharedTable,
  type TablePush,
} from '#games/api/index.ts';
import { timeText } from '../ports.ts';
import type { TableBetRow, TableRoundRow } from '../tables.ts';
import { isOnTable, ownBetView, roundHead } from './readTable.ts';
import { sumStakes } from './settings.ts';

/** The changes since the last push. */
interface Changes {
  Round?: TablePush['Round'];
  /** Sessions whose chips changed. */
  readonly chips: Set<string>;
  readonly seats: Set<string>;
  readonly left: Set<string>;
  readonly emotes: { SeatID: string; Emote: Emote }[];
}

const noChanges = (): Changes => ({ chips: new Set(), seats: new Set(), left: new Set(), emotes: [] });

/**
 * A table in memory as its players see it. Everything in it is stored. The changes are gathered until `take`, which makes one push of them
 * for all players.
 */
export class TableBoard {
  readonly #now: () => number;
  readonly #seats = new Map<string, SeatView>();
  /** The bets of the round by player. */
  readonly #bets = new Map<string, Map<string, TableBetRow>>();
  #round = '';
  #changes = noChanges();
  #shared: SharedTable;

  constructor(now: () => number) {
    this.#now = now;
    this.#shared = { Revision: 0, Now: timeText(now()), Chips: [], Seats: [], History: [] };
  }

  /** As of the last push, with the time of now. */
  get shared(): SharedTable {
    return { ...this.#shared, Now: timeText(this.#now()) };
  }

  /** The round of now. Empty before the first one. */
  get roundID(): string {
    return this.#round;
  }

  /** The players with a seat. */
  get size(): number {
    return this.#seats.size;
  }

  hasSeat(SessionID: string): boolean {
    return this.#seats.has(SessionID);
  }

  /** The bets of a player in the round, in their order. */
  ownBets(SessionID: string): OwnTableBet[] {
    return [...(this.#bets.get(SessionID)?.values() ?? [])]
      .toSorted((one, other) => (one.CreateTime + one.BetID < other.CreateTime + other.BetID ? -1 : 1))
      .map(ownBetView);
  }

  /** The players with a bet in the round. */
  bettors(): string[] {
    return [...this.#bets.keys()];
  }

  hasChips(SessionID: string): boolean {
    return [...(this.#bets.get(SessionID)?.values() ?? [])].some(isOnTable);
  }

  setHistory(History: SharedTable['History']): void {
    this.#shared = { ...this.#shared, History };
  }

  seat(SessionID: string, seat: SeatView): void {
    const known = this.#seats.get(SessionID);
    this.#changes.left.delete(seat.SeatID);
    if (known?.SeatID === seat.SeatID && known.Name === seat.Name && known.Picture === seat.Picture) return;
    this.#seats.set(SessionID, seat);
    this.#changes.seats.add(SessionID);
  }

  removeSeat(SessionID: string): void {
    const seat = this.#seats.get(SessionID);
    if (seat === undefined) return;
    this.#seats.delete(SessionID);
    this.#changes.seats.delete(SessionID);
    this.#changes.left.add(seat.SeatID);
  }

  /** @param bets all bets of the round. Undefined if they have not changed */
  setRound(round: TableRoundRow, Commitment: string, bets: readonly TableBetRow[] | undefined): void {
    if (round.TableRoundID !== this.#round) {
      this.#round = round.TableRoundID;
      this.#bets.clear();
      this.#changes.chips.clear();
    }
    this.#changes.Round = roundHead(round, Commitment);
    if (bets !== undefined) this.setBets(bets);
  }

  /** Bets of other rounds change nothing. */
  setBets(bets: readonly TableBetRow[]): void {
    for (const bet of bets) {
      if (bet.TableRoundID !== this.#round) continue;
      const { SessionID, BetID } = bet;
      const own = this.#bets.get(SessionID) ?? new Map<string, TableBetRow>();
      const known = own.get(BetID);
      own.set(BetID, bet);
      this.#bets.set(SessionID, own);
      if (isOnTable(bet) !== (known !== undefined && isOnTable(known))) this.#changes.chips.add(SessionID);
    }
  }

  /** Shows the chips of players whose seats are known since. */
  showChips(sessions: readonly string[]): void {
    for (const SessionID of sessions) if (this.hasChips(SessionID)) this.#changes.chips.add(SessionID);
  }

  showEmote(SessionID: string, emote: Emote): void {
    const seat = this.#seats.get(SessionID);
    if (seat !== undefined) this.#changes.emotes.push({ SeatID: seat.SeatID, Emote: emote });
  }

  /** @returns one push of all changes since the last one. Undefined without changes */
  take(): TablePush | undefined {
    const { Round, chips, seats, left, emotes } = this.#changes;
    this.#changes = noChanges();
    const Chips = [...chips].flatMap((SessionID) => this.#chipsOf(SessionID));
    const Seats = [...seats].flatMap((SessionID) => this.#seats.get(SessionID) ?? []);
    const Left = [...left];
    const isEmpty = Round === undefined && Chips.length + Seats.length + Left.length + emotes.length === 0;
    if (isEmpty) return undefined;
    const push: TablePush = {
      Push: 'table',
      Revision: this.#shared.Revision + 1,
      Now: timeText(this.#now()),
      ...(Round && { Round }),
      ...(Chips.length > 0 && { Chips }),
      ...(Seats.length > 0 && { Seats }),
      ...(Left.length > 0 && { Left }),
      ...(emotes.length > 0 && { Emotes: emotes }),
    };
    this.#shared = mergeTable(this.#shared, push);
    return push;
  }

  #chipsOf(SessionID: string): SeatChips[] {
    const seat = this.#seats.get(SessionID);
    if (seat === undefined) return [];
    const bets = [...(this.#bets.get(SessionID)?.values() ?? [])].filter(isOnTable);
    return [{ SeatID: seat.SeatID, Places: { ...sumStakes(bets.map(({ Places }) => Places)) } }];
  }
}
