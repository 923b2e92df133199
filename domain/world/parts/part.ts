import type { Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import type { DemoPlayer } from '../players.ts';
import type { WorldSource } from '../source.ts';

/** The rows that exist before the part is made. */
export interface WorldSoFar {
  /** The part's own random source. */
  readonly source: WorldSource;
  /** The 60 players, beginning with the fixed accounts of decisions §1. */
  readonly players: readonly DemoPlayer[];
  readonly games: readonly RowOf<Tables['games']>[];
}

/** Makes one part of the demo world inside the common transaction. */
export type WorldPart = (tx: Transaction, world: WorldSoFar) => Promise<void>;
