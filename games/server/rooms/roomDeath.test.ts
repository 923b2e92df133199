import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableState } from '#games/api/index.ts';
import { LEASE_MS } from '#games/provider/room/lease.ts';
import { BETS_MS, ROUND_MS } from '#games/provider/table/states.ts';
import { auditTables } from '#games/provider/testing/auditTables.ts';
import { ANN } from '#games/provider/testing/tableWorld.ts';
import type { RunningGameServer } from '../gameServer.ts';
import { type RoomProbe, RoomWorld, TABLES } from '../testing/roomWorld.ts';

let world: RoomWorld;
let server: RunningGameServer;
let other: RunningGameServer;
let probe: RoomProbe;
let state: TableState;
let token = '';
let round = '';

beforeEach(async () => {
  world = new RoomWorld();
  server = await world.start();
  token = await world.open(server, ANN);
  ({ probe, state } = await world.enter(server, token));
  round = await probe.push((push) => (push.Push === 'table' ? push.Round?.TableRoundID : undefined));
  await place();
});
afterEach(() => world.stop());

const place = (): Promise<unknown> =>
  probe.call('bet', {
    TableRoundID: round,
    ClientBetID: 'client-bet',
    Places: { banker: 300, tie: 100 },
    ClientSeed: 'seed',
  });

/** Another process takes the room over, and the player connects again. */
async function takeOver(): Promise<TableState> {
  other = await world.start();
  const entering = world.enter(other, token, { RoomID: state.RoomID });
  world.pass(LEASE_MS);
  const again = await entering;
  probe = again.probe;
  return again.state;
}

/** The bet's end, once the player has seen it. */
const paid = (): Promise<number> =>
  probe.push((push) => (push.Push === 'own' && push.Own.Bets[0]?.State === 'paid' ? push.Own.Bets[0].Win : undefined));

async function expectWhole(): Promise<void> {
  expect([...world.ledger.bets.values()].map(({ isReturned, win }) => [isReturned, win !== undefined])).toEqual([
    [false, true],
  ]);
  // The seat is closed once the result was shown.
  world.pass(ROUND_MS);
  await expect.poll(() => world.ledger.closed.size).toBe(1);
  // The process ends its calls of the wallet.
  await other.stop();
  const faults = await auditTables({ ports: { store: world.store, tables: TABLES }, ledger: world.ledger });
  // The next round may be open. It has no bets.
  const open = await world.store.table('tableRounds').find({ where: { State: 'betting' } });
  const isOfOpen = (fault: string): boolean => open.some(({ TableRoundID }) => fault.includes(TableRoundID));
  expect(faults.filter((fault) => !isOfOpen(fault))).toEqual([]);
}

it('a kill while bets are open loses no bet', async () => {
  await world.kill(server);
  const again = await takeOver();
  expect(again).toMatchObject({ SeatID: state.SeatID, Own: { Bets: [{ State: 'taken', Stake: 400 }] } });
  expect(again.Shared.Round?.TableRoundID ?? round).toBe(round);
  world.pass(BETS_MS);
  await paid();
  await expectWhole();
});

it.each(['win', 'close'])('a kill during the %s of a drawn round pays the bet once', async (call) => {
  const killed = new Promise<void>((resolve, reject) => {
    let isKilled = false;
    world.ledger.delay = async (each) => {
      if (each !== call || isKilled) return;
      isKilled = true;
      // The call arrives, and the process does not learn its answer.
      world.kill(server).then(resolve, reject);
    };
  });
  world.pass(BETS_MS);
  if (call === 'close') {
    await paid();
    world.pass(ROUND_MS - BETS_MS);
  }
  await killed;
  world.ledger.delay = () => Promise.resolve();
  const again = await takeOver();
  const own = [...again.Own.Bets, ...(again.LastRound?.Bets ?? [])];
  expect(own).toMatchObject([{ Stake: 400 }]);
  if (own[0]?.State !== 'paid') await paid();
  await expectWhole();
});

it('a kill at the closing of the bets draws the round elsewhere, and shows the result after the reconnect', async () => {
  await world.kill(server);
  world.pass(ROUND_MS);
  const again = await takeOver();
  const own = [...again.Own.Bets, ...(again.LastRound?.Bets ?? [])];
  expect(own[0]).toMatchObject({ Stake: 400 });
  if (own[0]?.State !== 'paid') await paid();
  await expectWhole();
});
