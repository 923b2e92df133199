import type { Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import type { DemoPlayer } from '../players.ts';
import type { WorldSource } from '../source.ts';

/** What stands before a part is made. */
export interface WorldSoFar {
  /** A source of chances of the part's own. */
  readonly source: WorldSource;
  /** The 60 players; the first are the fixed accounts of decisions §1. */
  readonly players: readonly DemoPlayer[];
  readonly games: readonly RowOf<Tables['games']>[];
}

/** Makes one part of the demo world, in the transaction that makes it all. */
export type WorldPart = (tx: Transaction, world: WorldSoFar) => Promise<void>;
