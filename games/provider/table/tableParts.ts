import type { ProviderPorts } from '../ports.ts';
import type { Holder } from '../room/lease.ts';
import type { RoomPlace } from '../room/roomID.ts';
import type { SharedCommit } from '../room/sharedCommit.ts';
import type { TableBetRow, TableRoundRow } from '../tables.ts';
import type { EndedSeat } from './endBets.ts';
import type { TableSettings } from './settings.ts';

/** The events of a table. Each comes after its change was stored. */
export interface TableEvents {
  /**
   * A round is another one, in another state, or taken over from another process.
   *
   * @param Commitment of the chain of its seed
   * @param bets all of its bets. Undefined if they have not changed
   */
  roundChanged(round: TableRoundRow, Commitment: string, bets: readonly TableBetRow[] | undefined): void;
  /** A request of the bet's own player changed it. */
  betAnswered(bet: TableBetRow): void;
  /** Bets changed without a request. */
  betsChanged(bets: readonly TableBetRow[]): void;
  /** All bets of a player in a drawn round are paid and returned, as far as the wallet answered. */
  seatEnded(seat: EndedSeat): void;
  /** Players have no connection any more, and their time to come back is over. */
  playersLeft(sessions: readonly string[]): void;
}

export interface TableParts {
  readonly ports: ProviderPorts;
  /** The commit that all rooms of the process share. */
  readonly commit: SharedCommit;
  readonly place: RoomPlace;
  readonly holder: Holder;
  readonly settings?: TableSettings;
  /** The rounds of a chain of seeds. A day unless given. */
  readonly chainLength?: number;
  readonly events?: TableEvents;
}
