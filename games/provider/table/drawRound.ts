import { DrawStream, returnedCoins, tableMessage } from '#games/maths/index.ts';
import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';
import type { ChainSeeds } from '../room/seedChain.ts';
import { KEPT_DUE_MS } from '../round/states.ts';
import type { TableBetRow, TableRoundRow } from '../tables.ts';
import { stateOfBet, stateOfRound, tableRoundLock } from './states.ts';
import { returning } from './storeBets.ts';

export interface DrawnRound {
  readonly round: TableRoundRow;
  readonly bets: readonly TableBetRow[];
}

/**
 * Closes the bets of a round, draws it, and stores its result and what each bet returns. Bets without an answer of the wallet go back. A
 * round that is drawn stays as it is.
 *
 * @returns the round with its bets. Undefined if there is no such round
 */
export async function drawRound(
  tx: ProviderTransaction,
  { now, crypto, tables }: Pick<ProviderPorts, 'now' | 'crypto' | 'tables'>,
  seeds: ChainSeeds,
  TableRoundID: string,
): Promise<DrawnRound | undefined> {
  await tx.lock([tableRoundLock(TableRoundID)]);
  const round = await tx.table('tableRounds').get(TableRoundID);
  if (round === undefined) return undefined;
  const bets = await tx.table('tableBets').find({ where: { TableRoundID }, order: [['TakeOrder', 'asc']] });
  if (stateOfRound(round) !== 'betting') return { round, bets };
  const { ChainID, Nonce, Rules } = round;
  const chain = await tx.table('chains').get(ChainID);
  const rules = tables?.version(Rules)?.rules;
  if (chain === undefined || rules === undefined) throw new Error(`the round ${TableRoundID} has no chain or rules`);
  const taken = bets.filter((bet) => stateOfBet(bet) === 'taken');
  const ClientSeeds = clientSeedsOf(taken);
  const ServerSeed = seeds.seedOf(chain, Nonce);
  const { result: Result, returned } = rules.draw(
    new DrawStream((cursor) => crypto.hmac(ServerSeed, tableMessage(ClientSeeds, Nonce, cursor))),
  );
  const DueTime = timeText(now() + KEPT_DUE_MS);
  const paid = taken.map((bet) => ({
    ...bet,
    State: 'paying',
    Win: returnedCoins(bet.Places, returned),
    DueTime,
    Attempts: 0,
  }));
  for (const { BetID, State, Win, Attempts } of paid)
    await tx.table('tableBets').update({ BetID }, { State, Win, DueTime, Attempts });
  const late = bets.filter((bet) => stateOfBet(bet) === 'staking').map((bet) => ({ ...bet, ...returning(now()) }));
  for (const { BetID } of late) await tx.table('tableBets').update({ BetID }, returning(now()));
  // The seats are closed once the result was shown.
  await beginClosing(tx, bets, timeText(Math.max(now(), Date.parse(round.EndTime)) + KEPT_DUE_MS));
  await countPlay(tx, paid, timeText(now()));
  const values = {
    State: 'drawn',
    ClientSeeds,
    ServerSeed,
    Result: Object.fromEntries(Object.entries(Result).map(([owner, pieces]) => [owner, [...pieces]])),
    DrawTime: timeText(now()),
  };
  await tx.table('tableRounds').update({ TableRoundID }, values);
  const changed = new Map([...paid, ...late].map((bet) => [bet.BetID, bet]));
  return { round: { ...round, ...values }, bets: bets.map((bet) => changed.get(bet.BetID) ?? bet) };
}

/** The client seed of each player's first bet. @param taken in the order in which the wallet took them */
function clientSeedsOf(taken: readonly TableBetRow[]): string[] {
  const seeds = new Map<string, string>();
  for (const { SessionID, ClientSeed } of taken) if (!seeds.has(SessionID)) seeds.set(SessionID, ClientSeed);
  return [...seeds.values()];
}

/** The wallet has a round of each seat that has more than refused bets. */
async function beginClosing(tx: ProviderTransaction, bets: readonly TableBetRow[], DueTime: string): Promise<void> {
  const called = new Set(bets.filter((bet) => stateOfBet(bet) !== 'refused').map(({ SeatID }) => SeatID));
  for (const SeatID of new Set(bets.map((bet) => bet.SeatID))) {
    const values = called.has(SeatID) ? { DueTime } : { State: 'closed' };
    await tx.table('tableSeats').update({ SeatID }, values);
  }
}

/** Counts stakes and wins in the sessions, whose difference is the net position that players see. */
async function countPlay(tx: ProviderTransaction, paid: readonly TableBetRow[], LastStakeTime: string): Promise<void> {
  const sums = new Map<string, { Staked: number; Won: number }>();
  for (const { SessionID, Stake, Win } of paid) {
    const { Staked = 0, Won = 0 } = sums.get(SessionID) ?? {};
    sums.set(SessionID, { Staked: Staked + Stake, Won: Won + Win });
  }
  if (sums.size === 0) return;
  await tx.table('sessions').addEach([...sums].map(([SessionID, deltas]) => ({ key: [SessionID], deltas })));
  for (const SessionID of sums.keys()) await tx.table('sessions').update({ SessionID }, { LastStakeTime });
}
