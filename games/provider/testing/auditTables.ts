import { DrawStream, returnedCoins, tableMessage } from '#games/maths/index.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import type { ProviderPorts } from '../ports.ts';
import type { TableBetRow, TableRoundRow } from '../tables.ts';
import type { TableLedger } from './tableLedger.ts';
import { ANN, BOB, TABLE_GOLD } from './tableWorld.ts';

interface AuditParts {
  readonly ports: Pick<ProviderPorts, 'tables'> & { readonly store: Pick<ProviderPorts['store'], 'table'> };
  readonly ledger: TableLedger;
}

/** All faults of tables after the end of all rounds. */
export async function auditTables({ ports, ledger }: AuditParts): Promise<string[]> {
  const faults: string[] = [];
  const expectEqual = (what: string, found: unknown, wanted: unknown): void => {
    if (String(found) !== String(wanted)) faults.push(`${what} is ${String(found)}, not ${String(wanted)}`);
  };
  const { store } = ports;
  const rounds = await store.table('tableRounds').find();
  const bets = await store.table('tableBets').find({ order: [['TakeOrder', 'asc']] });
  const seats = await store.table('tableSeats').find();
  const sessions = await store.table('sessions').find();
  const known = new Set(bets.map(({ BetID }) => `${BetID}:bet`));
  for (const transaction of ledger.bets.keys())
    if (!known.has(transaction)) faults.push(`${transaction} is not stored`);
  for (const round of rounds) {
    const ofRound = bets.filter(({ TableRoundID }) => TableRoundID === round.TableRoundID);
    faults.push(...roundFaults(ports, round, ofRound), ...(await chainFaults(ports, round)));
  }
  let owed = new Map([ANN, BOB].map((player) => [player, TABLE_GOLD]));
  for (const bet of bets) {
    const { BetID, State, Stake, Win, DueTime, SessionID } = bet;
    const moved = ledger.bets.get(`${BetID}:bet`);
    const isTaken = moved?.status === 'RS_OK' && !moved.isReturned;
    expectEqual(`${BetID} is due`, DueTime, '');
    expectEqual(`the stake of ${BetID}, which is ${State},`, isTaken, State === 'paid');
    expectEqual(`the win of ${BetID}`, moved?.win ?? 'none', State === 'paid' ? Win : 'none');
    if (State !== 'paid') continue;
    expectEqual(`the amount of ${BetID}`, moved?.amount, Stake);
    const player = sessions.find((session) => session.SessionID === SessionID)?.PlayerID ?? '';
    owed = owed.set(player, (owed.get(player) ?? 0) - Stake + Win);
  }
  for (const { SeatID, State, DueTime } of seats) {
    expectEqual(`${SeatID} is due`, DueTime, '');
    expectEqual(`the state of ${SeatID}`, State, 'closed');
    const isCalled = bets.some((bet) => bet.SeatID === SeatID && bet.State !== 'refused');
    expectEqual(`the close of ${SeatID}`, ledger.closed.has(SeatID), isCalled);
  }
  for (const [player, gold] of owed) expectEqual(`the gold of ${player}`, ledger.goldOf(player), gold);
  for (const { SessionID, Staked, Won } of sessions) {
    const own = bets.filter((bet) => bet.SessionID === SessionID && bet.State === 'paid');
    expectEqual(
      `staked by ${SessionID}`,
      Staked,
      own.reduce((sum, { Stake }) => sum + Stake, 0),
    );
    expectEqual(
      `won by ${SessionID}`,
      Won,
      own.reduce((sum, { Win }) => sum + Win, 0),
    );
  }
  return faults;
}

/** The seeds, the result and the wins of a round by its rule. */
export function roundFaults(
  { tables }: Pick<ProviderPorts, 'tables'>,
  { TableRoundID, Rules, ServerSeed, ClientSeeds, Nonce, Result, State }: TableRoundRow,
  bets: readonly TableBetRow[],
): string[] {
  if (State === 'betting') return [`${TableRoundID} is open`];
  const rules = tables?.version(Rules)?.rules;
  if (rules === undefined) return [`${TableRoundID} has no rules`];
  const paid = bets.filter((bet) => bet.State === 'paid' || bet.State === 'paying');
  const seeds = new Map<string, string>();
  for (const { SessionID, ClientSeed } of paid) if (!seeds.has(SessionID)) seeds.set(SessionID, ClientSeed);
  const drawn = rules.draw(
    new DrawStream((cursor) => nodeCrypto.hmac(ServerSeed, tableMessage([...seeds.values()], Nonce, cursor))),
  );
  const faults = [];
  if (ClientSeeds.join('.') !== [...seeds.values()].join('.')) faults.push(`the seeds of ${TableRoundID}`);
  if (JSON.stringify(Result) !== JSON.stringify(drawn.result)) faults.push(`the result of ${TableRoundID}`);
  for (const { BetID, Places, Win } of paid)
    if (Win !== returnedCoins(Places, drawn.returned)) faults.push(`the win of ${BetID}`);
  return faults;
}

/** The seed of a round leads to the commitment of its chain. */
export async function chainFaults(
  { store }: { readonly store: Pick<ProviderPorts['store'], 'table'> },
  { TableRoundID, ChainID, Nonce, ServerSeed }: TableRoundRow,
): Promise<string[]> {
  let hash = ServerSeed;
  for (let link = 0; link < Nonce; link += 1) hash = nodeCrypto.sha256(hash);
  const chain = await store.table('chains').get(ChainID);
  return chain?.Commitment === hash ? [] : [`the seed of ${TableRoundID} is not of its chain`];
}
