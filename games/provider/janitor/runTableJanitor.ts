import { type ProviderPorts, timeText } from '../ports.ts';
import { ChainSeeds } from '../room/seedChain.ts';
import { claimBets, claimSeats } from '../table/claimDue.ts';
import { drawRound } from '../table/drawRound.ts';
import { type Commit, endBet, endSeat } from '../table/endBets.ts';
import { stateOfBet } from '../table/states.ts';
import { storeBetAnswer } from '../table/storeBets.ts';
import { takeBet } from '../table/tableWallet.ts';
import type { SessionRow, TableBetRow } from '../tables.ts';

const BATCH_SIZE = 20;
/** A round that no process closes is drawn this long after the end of its bets. */
const LEFT_MS = 60_000;
/** The tries of a call after which the wallet has not answered for ten minutes. */
const MANY_TRIES = 7;

/**
 * Handles the due work of tables: draws rounds that no process closed, repeats the wallet's calls of bets until their answers are known,
 * and closes the seats of drawn rounds. Any number of processes may run it.
 *
 * @returns how many rounds, bets and seats it took up
 */
export async function runTableJanitor(ports: ProviderPorts): Promise<number> {
  if (ports.tables === undefined) return 0;
  const drawn = await drawLeftRounds(ports);
  const commit: Commit = (work) => ports.store.transaction(work);
  const bets = await claimBets(ports);
  await withSessions(ports, bets, (session, bet) => advanceBet(ports, commit, session, bet));
  const seats = await claimSeats(ports);
  await withSessions(ports, seats, (session, seat) => endSeat(ports, commit, session, seat));
  return drawn + bets.length + seats.length;
}

async function drawLeftRounds(ports: ProviderPorts): Promise<number> {
  const { store, now } = ports;
  const where = { State: 'betting', BetsEnd: { lte: timeText(now() - LEFT_MS) } };
  const left = await store.table('tableRounds').find({ where, order: [['BetsEnd', 'asc']], limit: BATCH_SIZE });
  const seeds = new ChainSeeds(ports.crypto);
  for (const { TableRoundID } of left) await store.transaction((tx) => drawRound(tx, ports, seeds, TableRoundID));
  return left.length;
}

async function withSessions<Row extends { readonly SessionID: string }>(
  { store, report }: ProviderPorts,
  rows: readonly Row[],
  work: (session: SessionRow, row: Row) => Promise<unknown>,
): Promise<void> {
  const sessions = await store.table('sessions').getMany(rows.map(({ SessionID }) => [SessionID]));
  const results = await Promise.allSettled(
    rows.map(async (row, at) => {
      const session = sessions[at];
      if (session === undefined) throw new Error(`a bet has lost the session ${row.SessionID}`);
      await work(session, row);
    }),
  );
  for (const result of results) if (result.status === 'rejected') report?.(result.reason);
}

async function advanceBet(ports: ProviderPorts, commit: Commit, session: SessionRow, bet: TableBetRow): Promise<void> {
  if (stateOfBet(bet) === 'staking') await repeatBet(ports, commit, session, bet);
  else if (await isLeftOpen(ports, commit, session, bet)) reportOpen(ports, bet);
}

const isLeftOpen = async (...[ports, commit, session, bet]: Parameters<typeof endBet>): Promise<boolean> =>
  (await endBet(ports, commit, session, bet)).State === bet.State;

function reportOpen({ report }: ProviderPorts, { BetID, State, Attempts }: TableBetRow): void {
  if (Attempts > MANY_TRIES)
    report?.(new Error(`the bet ${BetID} is ${State} without an answer of the wallet after ${Attempts} tries`));
}

async function repeatBet(ports: ProviderPorts, commit: Commit, session: SessionRow, bet: TableBetRow): Promise<void> {
  const result = await takeBet(ports.wallet, session, bet);
  // The token may have ended after an earlier try took the stake. The closing of the round returns the bet.
  if (result.kind === 'unknown' || (result.kind === 'refused' && result.status === 'INVALID_TOKEN')) return;
  const stored = await commit((tx) => storeBetAnswer(tx, ports, bet, result));
  await endBet(ports, commit, session, stored);
}
