import * as z from 'zod/mini';
import type { TableBetRow, TableRoundRow } from '../tables.ts';

/** Bets are accepted for this time. */
export const BETS_MS = 15_000;
/** The shortest time from the opening of a round to that of the next one. */
export const ROUND_MS = 24_000;
/** Bets of a player without a connection stay for this time, and are returned then. After the closing they play. */
export const CUT_MS = 5000;

/** `betting` → `drawn` → `closed`. */
const TableRoundState = z.enum(['betting', 'drawn', 'closed']);
export type TableRoundState = z.output<typeof TableRoundState>;
export const stateOfRound = ({ State }: Pick<TableRoundRow, 'State'>): TableRoundState => TableRoundState.parse(State);

/**
 * `staking`: the wallet's answer is unknown. `taken`: the wallet took the bet. `returning` and `paying`: the wallet has to answer a
 * `rollback` or a `win`. A bet ends as `refused`, `returned` or `paid`.
 */
const BetState = z.enum(['staking', 'refused', 'taken', 'returning', 'returned', 'paying', 'paid']);
export type BetState = z.output<typeof BetState>;
export const stateOfBet = ({ State }: Pick<TableBetRow, 'State'>): BetState => BetState.parse(State);

/** Whether a bet counts in the limits of the table and of its player. */
export const isStanding = (bet: Pick<TableBetRow, 'State'>): boolean => {
  const state = stateOfBet(bet);
  return state === 'staking' || state === 'taken';
};

/** Whether the bet needs no call of the wallet any more. */
export const isOver = (bet: Pick<TableBetRow, 'State'>): boolean => {
  const state = stateOfBet(bet);
  return state === 'refused' || state === 'returned' || state === 'paid';
};

export const tableRoundLock = (TableRoundID: string): string => `tableRound:${TableRoundID}`;
