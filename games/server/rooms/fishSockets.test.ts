import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FishRoomState } from '#games/api/index.ts';
import { GENEROUS, PLAYERS } from '#games/provider/testing/fishWorld.ts';
import { LEASE_MS } from '#games/provider/room/lease.ts';
import type { RunningGameServer } from '../gameServer.ts';
import { type FishProbe, FishSocketWorld } from '../testing/fishSocketWorld.ts';

const [ANN] = PLAYERS;
const GOLD = 10_000;
let world: FishSocketWorld;
let server: RunningGameServer;
beforeEach(async () => {
  world = new FishSocketWorld(GENEROUS);
  for (const player of PLAYERS) world.ledger.give(player, GOLD);
  server = await world.start();
});
afterEach(() => world.stop());

let fired = 0;
const fire = (probe: FishProbe, parts: object = {}) => {
  fired += 1;
  const ShotID = `client-shot-${fired}`;
  return { ShotID, answered: probe.call('fire', { ShotID, Angle: Math.PI / 2, ...parts }) };
};
const resultOf = (probe: FishProbe, ShotID: string) =>
  probe.find((push) => (push.Push === 'fish' ? push.Shots?.find((shot) => shot.ShotID === ShotID) : undefined));

it('shows a shot, its stored result and the own figures', async () => {
  const { probe, state } = await world.seat(server, ANN);
  expect(state).toMatchObject({ RoomID: 'crab:angler:1', Currency: 'GOLD', Balance: GOLD, Own: { Seat: 0, Shots: 0 } });
  const { ShotID, answered } = fire(probe);
  expect(await answered).toMatchObject({ ShotID, Seat: 0 });
  const result = await resultOf(probe, ShotID);
  const own = await probe.find((push) => (push.Push === 'own' && push.Own.Shots === 1 ? push.Own : undefined));
  // The rest of the hold counts as coins of the player.
  expect(own).toEqual({ Shots: 1, Staked: 2, Won: result.Win, Balance: GOLD - 2 + result.Win });
  await probe.find((push) => (push.Push === 'fish' ? push.Pools : undefined));
});

it('leads the fifth player into a second room, and a player back to the own seat', async () => {
  const seated: FishRoomState[] = [];
  for (const player of PLAYERS) seated.push((await world.seat(server, player)).state);
  expect(seated.map(({ RoomID, Own }) => `${RoomID} ${String(Own.Seat)}`)).toEqual([
    'crab:angler:1 0',
    'crab:angler:1 1',
    'crab:angler:1 2',
    'crab:angler:1 3',
    'crab:angler:2 0',
  ]);
  const again = await world.seat(server, PLAYERS[2]);
  expect(again.state).toMatchObject({ RoomID: 'crab:angler:1', Own: { Seat: 2 } });
});

it('shows a result again that a kill kept from its player', async () => {
  const { probe, token } = await world.seat(server, ANN);
  const { ShotID } = fire(probe);
  const result = await resultOf(probe, ShotID);
  await world.kill(server);
  expect(await probe.closed).toBeGreaterThan(0);
  world.pass(LEASE_MS);
  const next = await world.start();
  const { state } = await world.enter(next, token, { RoomID: 'crab:angler:1' });
  expect(state.Own).toMatchObject({ Seat: 0, Shots: 1, Recent: [result] });
});

it('plays a demo with its own coins, beside bots that are named so', async () => {
  const { probe, state } = await world.demo(server);
  expect(state).toMatchObject({ Currency: 'DEMO', Balance: 100_000, RoomID: 'crab:angler:demo:1' });
  const { ShotID } = fire(probe);
  const result = await resultOf(probe, ShotID);
  const own = await probe.find((push) => (push.Push === 'own' && push.Own.Shots === 1 ? push.Own : undefined));
  expect(own.Balance).toBe(100_000 - 2 + result.Win);
  const bots = await probe.find((push) =>
    push.Push === 'fish' && push.Seats?.some(({ Bot }) => Bot === 1) === true ? push.Seats : undefined,
  );
  expect(bots.map(({ Bot = 0 }) => Bot).toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
  await probe.find((push) =>
    push.Push === 'fish' ? push.Flying?.find(({ ShotID: id }) => id.startsWith('bot-')) : undefined,
  );
  expect(world.ledger.bets.size).toBe(0);
});

it('seats no bots beside players who stake coins', async () => {
  const { probe } = await world.seat(server, ANN);
  const { ShotID } = fire(probe);
  await resultOf(probe, ShotID);
  const seats = probe.pushes.flatMap((push) => (push.Push === 'fish' ? (push.Seats ?? []) : []));
  expect(seats.filter(({ Bot }) => Bot !== undefined)).toEqual([]);
});

it('refuses a third shot in a second, and closes the socket of a player who leaves', async () => {
  const { probe } = await world.seat(server, ANN);
  const refused = [fire(probe), fire(probe), fire(probe)].map(({ answered }) =>
    answered.then(
      () => 'fired',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    ),
  );
  expect((await Promise.all(refused)).toSorted()).toEqual(['TOO_FAST', 'fired', 'fired']);
  await probe.call('leave', {});
  expect(await probe.closed).toBe(1000);
});
