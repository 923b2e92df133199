import { expect } from 'vitest';
import type { ShotResult } from '#games/api/index.ts';
import type { WalletCallName } from '#protocol/wallet/index.ts';
import { LEASE_MS } from '../room/lease.ts';
import { auditFish } from './auditFish.ts';
import { createFishWorld, type FishProcess, type FishWorld, PLAYERS } from './fishWorld.ts';
import type { Mischief } from './ledger.ts';

export interface FishCase {
  /** The call whose first try has the fault. */
  readonly call: WalletCallName;
  readonly way: Mischief;
}

const [ANN, BOB] = PLAYERS;
const TOLERATED = /died|ROOM_MOVED|NO_SEAT|INVALID_SESSION/;
const EXPECTED = /the process died|the wallet refuses/;

/** A client that meets a refusal or a dead server goes on. */
const tolerate = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error) || !TOLERATED.test(error.message)) throw error;
  });
};

/** Two players fire. One of them takes another cannon, and the other one leaves with a shot on its way. */
async function play(world: FishWorld, process: FishProcess): Promise<void> {
  const { room, server } = process;
  await room.tick();
  const [ann, bob] = [await world.open({ server }, ANN), await world.open({ server }, BOB)];
  await room.join(ann);
  await room.join(bob);
  const fire = (token: string, name: string) =>
    tolerate(room.fire(token, { ShotID: `${name}-of-the-client`, Angle: Math.PI / 2 }));
  await Promise.all([fire(ann, 'first'), fire(bob, 'second')]);
  await fire(ann, 'third');
  await world.play(process, 400);
  await tolerate(room.choose(ann, 5));
  world.pass(700);
  await fire(ann, 'fourth');
  await fire(bob, 'fifth');
  await tolerate(room.leave(bob));
  await world.play(process, 400);
  world.pass(1000);
  await world.play(process, 100);
  await server.runJanitor();
}

async function playAndDie({ call: faulty, way }: FishCase, diesAt?: number) {
  const world = createFishWorld({ seed: 'deaths' });
  let isFirst = true;
  world.ledger.mischief = (call) => {
    if (call !== faulty || !isFirst) return 'none';
    isFirst = false;
    return way;
  };
  const process = world.start(diesAt);
  await play(world, process).catch((error: unknown) => {
    if (!process.mortal.isDead()) throw error;
  });
  world.ledger.deliverLate();
  world.pass(LEASE_MS);
  const next = world.start();
  await next.room.tick();
  const isTakenOver = next.room.isHere;
  await next.room.idle();
  await world.finish();
  world.ledger.deliverLate();
  const faults = [...(await auditFish(world)), ...(await seenFaults(world, process))];
  expect(world.reports.filter((error) => !EXPECTED.test(String(error)))).toEqual([]);
  const shots = await world.ports.store.table('fishShots').count();
  return { steps: process.mortal.steps(), isDead: process.mortal.isDead(), isTakenOver, faults, shots };
}

/** Every result that a client saw is stored as it was. */
async function seenFaults({ ports }: FishWorld, { pushes }: FishProcess): Promise<string[]> {
  const stored = await ports.store.table('fishShots').find();
  const textOf = ({ Nonce, FishID, Multiple, Win }: Pick<ShotResult, 'Nonce' | 'FishID' | 'Multiple' | 'Win'>) =>
    [Nonce, FishID, Multiple, Win].join();
  return pushes
    .flatMap(({ Shots = [] }) => Shots)
    .filter((shown) => !stored.some((row) => row.ClientShotID === shown.ShotID && textOf(row) === textOf(shown)))
    .map(({ ShotID }) => `the shown result of ${ShotID} is not stored`);
}

/** @param stride dies at each step, or only at every so many */
export async function expectWholeFish(each: FishCase, stride = 1): Promise<void> {
  const whole = await playAndDie(each);
  expect(whole).toMatchObject({ isDead: false, faults: [] });
  expect(whole.steps.length).toBeGreaterThan(40);
  expect(whole.shots).toBeGreaterThan(1);
  for (const [index, step] of whole.steps.entries()) {
    if (index % stride !== 0) continue;
    const { steps, isDead, isTakenOver, faults } = await playAndDie(each, index + 1);
    expect({ isDead, isTakenOver, last: steps.at(-1) }).toEqual({ isDead: true, isTakenOver: true, last: step });
    expect(faults, `${step}, step ${index + 1}`).toEqual([]);
  }
}
