import { beforeEach, describe, expect, it } from 'vitest';
import { FishRecord, verifyShots } from '#games/verify/index.ts';
import { auditFish } from '../testing/auditFish.ts';
import {
  createFishWorld,
  FISH_GOLD,
  type FishProcess,
  type FishWorld,
  GENEROUS,
  PLAYERS,
} from '../testing/fishWorld.ts';
import { readFishRecord } from './readFishRecord.ts';
import { SEAT_KEPT_MS } from './states.ts';

const [ANN, BOB] = PLAYERS;
let world: FishWorld;
let process: FishProcess;
let ann = '';
beforeEach(async () => {
  world = createFishWorld();
  process = world.start();
  await process.room.tick();
  ann = await world.open(process, ANN);
  await process.room.join(ann);
});

let made = 0;
const shot = (parts = {}) => {
  made += 1;
  return { ShotID: `client-shot-${made}`, Angle: Math.PI / 2, ...parts };
};
const shots = () => process.pushes.flatMap(({ Shots = [] }) => Shots);
const free = () => process.pushes.flatMap(({ Free = [] }) => Free);
const windows = () => world.ports.store.table('fishWindows').find();

describe('a shot', () => {
  it('is decided after its hold and before it is shown, and the rest of the hold goes back', async () => {
    await process.room.fire(ann, shot());
    await world.play(process, 200);
    const [result] = shots();
    expect(result).toMatchObject({ Seat: 0, Stake: 2, Nonce: 1 });
    expect(await world.ports.store.table('fishShots').count()).toBe(1);
    expect(world.ledger.goldOf(ANN)).toBe(FISH_GOLD - 8);
    await world.play(process, 2000);
    expect(await windows()).toMatchObject([{ State: 'closed', Shots: 4, Fired: 1 }]);
    expect(world.ledger.goldOf(ANN)).toBe(FISH_GOLD - 2 + (result?.Win ?? 0));
    expect(await auditFish(world)).toEqual([]);
  });

  it('costs nothing if it meets no fish', async () => {
    // The lower edge has no fish above the cannon at this angle.
    const [fish] = (await process.room.read(ann)).Fish;
    const unknown = (fish?.FishID ?? 0) + 10_000;
    await process.room.fire(ann, shot({ FishID: unknown }));
    await world.play(process, 3000);
    expect(free()).toHaveLength(1);
    expect(world.ledger.goldOf(ANN)).toBe(FISH_GOLD);
    expect(await windows()).toMatchObject([{ State: 'closed', Fired: 0 }]);
  });

  it('is fired at most twice a second', async () => {
    await process.room.fire(ann, shot());
    await process.room.fire(ann, shot());
    await expect(process.room.fire(ann, shot())).rejects.toThrow('TOO_FAST');
    world.pass(1000);
    await process.room.fire(ann, shot());
  });

  it('is fired once if its request is repeated', async () => {
    const same = shot();
    await process.room.fire(ann, same);
    await process.room.fire(ann, same);
    await expect(process.room.fire(ann, { ...same, Angle: 1 })).rejects.toThrow('SHOT_CHANGED');
    await world.play(process, 3000);
    await process.room.fire(ann, same);
    await world.play(process, 3000);
    expect(await world.ports.store.table('fishShots').count()).toBe(1);
    expect(await auditFish(world)).toEqual([]);
  });

  it('has the stake of the cannon, within the limits of the game', async () => {
    await process.room.choose(ann, 1000);
    await process.room.fire(ann, shot());
    await world.play(process, 300);
    expect(shots()).toMatchObject([{ Stake: 1000 }]);
    await expect(process.room.choose(ann, 4000)).rejects.toThrow('NO_CANNON');
    await process.room.choose(ann, 5);
    await process.room.fire(ann, shot());
    await world.play(process, 3000);
    expect((await windows()).map(({ Shot, State }) => [Shot, State])).toEqual([
      [1000, 'closed'],
      [5, 'closed'],
    ]);
  });

  it('has a hold of its own if a hold of four does not fit', async () => {
    world.ledger.give(ANN, 1500 - FISH_GOLD);
    await process.room.choose(ann, 1000);
    await process.room.fire(ann, shot());
    await process.room.fire(ann, shot());
    await world.play(process, 3000);
    expect(shots()).toHaveLength(1);
    expect(process.refused).toEqual([expect.stringContaining('FUNDS')]);
    expect((await windows()).map(({ State, Shots }) => [State, Shots])).toEqual(
      expect.arrayContaining([
        ['refused', 4],
        ['closed', 1],
      ]),
    );
  });

  it('is refused at a platform without holds', async () => {
    world = createFishWorld({ holds: false });
    process = world.start();
    await process.room.tick();
    const token = await world.open(process, ANN);
    await process.room.join(token);
    await expect(process.room.fire(token, shot())).rejects.toThrow('NO_HOLDS');
  });
});

describe('a seat', () => {
  it('is one of four', async () => {
    for (const player of PLAYERS.slice(1, 4)) await process.room.join(await world.open(process, player));
    const fifth = await world.open(process, PLAYERS[4]);
    await expect(process.room.join(fifth)).rejects.toThrow('ROOM_FULL');
    await process.room.leave(ann);
    expect((await process.room.join(fifth)).Own.Seat).toBe(0);
  });

  it('is kept for 30 s after a cut', async () => {
    process.room.cut(`crab:angler:${ANN}`);
    world.pass(SEAT_KEPT_MS - 1);
    await process.room.tick();
    expect((await process.room.join(ann)).Own.Seat).toBe(0);
    process.room.cut(`crab:angler:${ANN}`);
    world.pass(SEAT_KEPT_MS);
    await process.room.tick();
    await process.room.idle();
    expect((await process.room.read(ann)).Own.Seat).toBeUndefined();
    expect(await world.ports.store.table('fishSeats').count()).toBe(0);
  });

  it('is free if the wallet accepts no stakes of its player', async () => {
    const bet = world.ledger.client.bet;
    Object.assign(world.ports.wallet, {
      bet: async () => ({ kind: 'refused', status: 'PLAYER_BLOCKED', balance: 0 }),
    });
    await process.room.fire(ann, shot());
    await world.play(process, 300);
    Object.assign(world.ports.wallet, { bet });
    expect(process.refused).toEqual([expect.stringContaining('SEAT_FREE')]);
    await expect(process.room.fire(ann, shot())).rejects.toThrow('NO_SEAT');
  });

  it('survives the end of its process, and its player gets the results that were not shown', async () => {
    await process.room.fire(ann, shot());
    await world.play(process, 200);
    const before = await process.room.read(ann);
    world.pass(4000);
    const next = world.start();
    await next.room.tick();
    const view = await next.room.join(ann);
    expect(view.Own).toMatchObject({ Seat: 0, Recent: before.Own.Recent });
    expect(view.Own.Recent).toHaveLength(1);
    await next.room.idle();
    await expect(process.room.fire(ann, shot()).then(() => world.play(process, 200))).resolves.toBeUndefined();
    expect(process.room.isHere).toBe(false);
    await world.finish();
    expect(await auditFish(world)).toEqual([]);
  });
});

it('freezes the paths for all, and not again at once', async () => {
  await process.room.freeze(ann);
  await expect(process.room.freeze(ann)).rejects.toThrow('FROZEN_SOON');
  const before = (await process.room.read(ann)).Clock;
  expect(before.SlowUntil - before.At).toBe(5000);
  const bob = await world.open(process, BOB);
  expect((await process.room.join(bob)).Clock).toEqual(before);
});

it('sends each fish once, before it swims', async () => {
  await world.play(process, 5000);
  const ids = process.pushes.flatMap(({ Fish = [] }) => Fish.map(({ FishID }) => FishID));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(20);
});

it('does not reveal a seed while a window of it is open, and its window is verified after that', async () => {
  await process.room.fire(ann, shot());
  await world.play(process, 200);
  await expect(process.server.rotateSeed(ann)).rejects.toThrow('ROUND_OPEN');
  await world.play(process, 3000);
  await process.server.rotateSeed(ann);
  const [window] = await windows();
  const { WindowID = '', SessionID = '' } = window ?? {};
  const record = FishRecord.parse(await readFishRecord(world.ports, WindowID, SessionID));
  const { verdict } = await verifyShots(record, new Uint8Array(Buffer.from(JSON.stringify(GENEROUS))));
  expect(verdict).toBe('verified');
  expect(await readFishRecord(world.ports, WindowID, 'another')).toBeUndefined();
});
