import { expect } from 'vitest';
import type { OwnTableBet, TableBetRequest, TableView } from '#games/api/index.ts';
import type { WalletCallName } from '#protocol/wallet/index.ts';
import { LEASE_MS } from '../room/lease.ts';
import { BETS_MS, ROUND_MS } from '../table/states.ts';
import { auditTables } from './auditTables.ts';
import type { Mischief } from './ledger.ts';
import { ANN, BOB, createTableWorld, type TableProcess, type TableWorld } from './tableWorld.ts';

/** States that clients have seen. */
interface Seen {
  readonly bets: Map<string, OwnTableBet['State']>;
  readonly results: Map<string, string>;
}

function see({ bets, results }: Seen, { Round, OwnBets }: TableView): void {
  for (const { BetID, State } of OwnBets) bets.set(BetID, State);
  if (Round?.Drawn !== undefined) results.set(Round.TableRoundID, JSON.stringify(Round.Drawn));
}

const request = (TableRoundID: string, name: string, Places: TableBetRequest['Places']): TableBetRequest => ({
  TableRoundID,
  ClientBetID: `${name}-of-the-client`,
  Places,
  ClientSeed: `seed-of-${name}`,
});

/** A client that meets a refusal or a dead server goes on. */
const tolerate = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error) || !/died|BETS_CLOSED|ROOM_MOVED|BET_UNKNOWN|INVALID_SESSION/.test(error.message))
      throw error;
  });
};

/** Two players bet, and the first of them takes a bet back. Then the round is drawn and paid, and the next one opens. */
async function play(world: TableWorld, { table, server }: TableProcess, seen: Seen): Promise<void> {
  const [ann, bob] = [await world.open({ server }, ANN), await world.open({ server }, BOB)];
  await table.join(ann);
  await table.join(bob);
  await table.tick();
  const { Round } = await table.read(ann);
  const round = Round?.TableRoundID ?? '';
  const placed = async (token: string, each: TableBetRequest): Promise<void> => {
    const { BetID, State } = await table.bet(token, each);
    seen.bets.set(BetID, State);
  };
  const second = request(round, 'second', { tie: 200 });
  await Promise.all([
    tolerate(placed(ann, request(round, 'first', { banker: 300, playerPair: 100 }))),
    tolerate(placed(bob, request(round, 'third', { player: 200, tie: 100 }))),
  ]);
  await tolerate(placed(ann, second));
  await tolerate(table.takeBack(ann, second));
  world.pass(6000);
  await table.tick();
  await server.runJanitor();
  world.pass(BETS_MS - 6000);
  await table.tick();
  see(seen, await table.read(ann));
  see(seen, await table.read(bob));
  await table.idle();
  world.pass(ROUND_MS - BETS_MS);
  await table.tick();
  await server.runJanitor();
}

export interface TableCase {
  /** The call whose first try has the fault. */
  readonly call: WalletCallName;
  readonly way: Mischief;
}

const EXPECTED = /the process died|the wallet refuses/;

async function playAndDie({ call: faulty, way }: TableCase, diesAt?: number) {
  const world = createTableWorld({ seed: 'deaths' });
  let isFirst = true;
  world.ledger.mischief = (call) => {
    if (call !== faulty || !isFirst) return 'none';
    isFirst = false;
    return way;
  };
  const seen: Seen = { bets: new Map(), results: new Map() };
  const process = world.start(diesAt);
  await play(world, process, seen).catch((error: unknown) => {
    if (!process.mortal.isDead()) throw error;
  });
  world.ledger.deliverLate();
  world.pass(LEASE_MS);
  const next = world.start();
  await next.table.tick();
  const isTakenOver = next.table.isHere;
  await next.table.idle();
  await world.finish();
  world.ledger.deliverLate();
  const faults = [...(await auditTables(world)), ...(await seenFaults(world, seen))];
  expect(world.reports.filter((error) => !EXPECTED.test(String(error)))).toEqual([]);
  return { steps: process.mortal.steps(), isDead: process.mortal.isDead(), isTakenOver, faults };
}

/** Nothing that a client saw has changed. */
async function seenFaults({ ports }: TableWorld, { bets, results }: Seen): Promise<string[]> {
  const faults: string[] = [];
  const ends = { taken: ['paid', 'returned'], paying: ['paid'], returning: ['returned'] };
  for (const [BetID, state] of bets) {
    const stored = (await ports.store.table('tableBets').get(BetID))?.State ?? 'gone';
    const wanted =
      state === 'staking' ? ['paid', 'returned', 'refused'] : state in ends ? endsOf(ends, state) : [state];
    if (!wanted.includes(stored)) faults.push(`${BetID} was ${state} and is ${stored}`);
  }
  for (const [TableRoundID, shown] of results) {
    const round = await ports.store.table('tableRounds').get(TableRoundID);
    const { ClientSeeds, ServerSeed, Result, DrawTime } = round ?? {};
    if (JSON.stringify({ ClientSeeds, ServerSeed, Result, DrawTime }) !== shown)
      faults.push(`the result of ${TableRoundID} has changed`);
  }
  return faults;
}

const endsOf = (ends: Readonly<Record<string, readonly string[]>>, state: string): readonly string[] =>
  ends[state] ?? [];

/** @param stride dies at each step, or only at every so many */
export async function expectWhole(each: TableCase, stride = 1): Promise<void> {
  const whole = await playAndDie(each);
  expect(whole).toMatchObject({ isDead: false, faults: [] });
  expect(whole.steps.length).toBeGreaterThan(40);
  for (const [index, step] of whole.steps.entries()) {
    if (index % stride !== 0) continue;
    const { steps, isDead, isTakenOver, faults } = await playAndDie(each, index + 1);
    expect({ isDead, isTakenOver, last: steps.at(-1) }).toEqual({ isDead: true, isTakenOver: true, last: step });
    expect(faults, `${step}, step ${index + 1}`).toEqual([]);
  }
}
