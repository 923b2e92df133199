import type { TableBetRequest, TakeBackRequest } from '#games/api/index.ts';
import type { ProviderPorts } from '../ports.ts';
import { CLIENT_SEED } from '../seed/seeds.ts';
import type { SessionRow, TableBetRow, TableRoundRow } from '../tables.ts';
import { BetRefused } from './betRefused.ts';
import { betIDOf, betRow } from './betRow.ts';
import { type Commit, endBet } from './endBets.ts';
import type { TableSettings } from './settings.ts';
import type { StandingBets } from './standingBets.ts';
import { isStanding, stateOfBet } from './states.ts';
import { acceptsBets, beginReturn, keepBet, requireOpenRound, rowsOfBet, storeBetAnswer } from './storeBets.ts';
import type { TableVersion } from './tableCatalogue.ts';
import { takeBet } from './tableWallet.ts';

/** An open round in the process that has the lease of its room. */
export interface OpenTable {
  readonly ports: ProviderPorts;
  readonly commit: Commit;
  readonly settings: TableSettings;
  readonly version: TableVersion;
  readonly round: TableRoundRow;
  readonly standing: StandingBets;
}

/**
 * Places a bet: stores it, asks the wallet for its stake, and stores the answer. Without an answer it stays `staking`: the janitor repeats
 * the call, and the closing of the bets returns it.
 *
 * @throws BetRefused for a bet that the table refuses. A refusal of the wallet is the bet's state
 */
export async function placeBet(table: OpenTable, session: SessionRow, request: TableBetRequest): Promise<TableBetRow> {
  const { ports, commit, round, standing } = table;
  const bet = betRow(ports, session, request);
  const { BetID, SessionID, Places, TableRoundID } = bet;
  try {
    if (!CLIENT_SEED.test(bet.ClientSeed)) throw new BetRefused('CLIENT_SEED');
    if (TableRoundID !== round.TableRoundID || !acceptsBets(round, ports.now())) throw new BetRefused('BETS_CLOSED');
    standing.check(table.version, table.settings, session, Places);
  } catch (error) {
    // An earlier request may have kept the bet.
    const known = await ports.store.table('tableBets').get(BetID);
    if (known !== undefined) return known;
    throw error;
  }
  // From the check on the bet counts, so that no other bet takes its room meanwhile.
  standing.add({ BetID, SessionID, Places });
  let kept: TableBetRow;
  try {
    kept = await commit((tx) => keepBet(tx, ports, bet), rowsOfBet(bet));
  } catch (error) {
    standing.remove(BetID);
    throw error;
  }
  if (kept !== bet) {
    if (!isStanding(kept)) standing.remove(BetID);
    return kept;
  }
  const result = await takeBet(ports.wallet, session, bet);
  if (result.kind === 'unknown') return bet;
  const stored = await commit((tx) => storeBetAnswer(tx, ports, bet, result), rowsOfBet(bet));
  if (!isStanding(stored)) standing.remove(BetID);
  return endBet(ports, commit, session, stored);
}

/**
 * Takes a bet back: its stake is returned by a `rollback`. A bet that is returned already stays as it is.
 *
 * @throws BetRefused BETS_CLOSED, BET_UNKNOWN, and TABLE_MINIMUM or OUT_OF_RANGE if the player's other bets are too small alone
 */
export async function takeBack(
  { ports, commit, settings, standing }: OpenTable,
  session: SessionRow,
  request: TakeBackRequest,
): Promise<TableBetRow> {
  const BetID = betIDOf(ports.crypto, session, request);
  const known = await ports.store.table('tableBets').get(BetID);
  if (known === undefined) throw new BetRefused('BET_UNKNOWN');
  const state = stateOfBet(known);
  if (state === 'paying' || state === 'paid') throw new BetRefused('BETS_CLOSED');
  if (!isStanding(known)) return known;
  standing.checkWithout(BetID, settings, session);
  const bet = await commit(async (tx) => {
    await requireOpenRound(tx, ports, known.TableRoundID);
    return beginReturn(tx, ports, known);
  });
  standing.remove(BetID);
  return endBet(ports, commit, session, bet);
}
