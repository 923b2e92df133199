import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { createPublishedRounds } from '#service/gameProviders/publishedRounds.ts';
import { launchGame } from '#service/testing/walletCaller.ts';
import type { RoundView } from '#games/api/index.ts';
import { ask, type GameServerWorld, startGameServerWorld } from '../testing/gameServerWorld.ts';

const PLAYER = '10000002';
const SECRET = 'the secret that the platform has too';
/** Longer than the pause between two stakes. */
const PAUSE_S = 3;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

let world: GameServerWorld;
beforeAll(async () => {
  world = await startGameServerWorld({ followsPlatformClock: true, roundsSecret: SECRET });
});
afterAll(() => world.stop());

async function advance(Advance: number): Promise<void> {
  const { status } = await fetch(`${world.service.origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Advance }),
  });
  expect(status).toBe(200);
}

/** Returns the token of its calls. */
async function open(): Promise<string> {
  const LaunchToken = await launchGame(world.service.ports, PLAYER);
  return (await ask(world.origin, 'openSession', { LaunchToken, GameCode: 'owl' })).Token;
}

async function spin(token: string): Promise<RoundView> {
  await advance(PAUSE_S);
  const { Next } = await ask(world.origin, 'readState', {}, token);
  const round = await ask(world.origin, 'spin', { Stake: 100, ...Next }, token);
  if (round.State === 'settled') await ask(world.origin, 'close', { RoundID: round.RoundID }, token);
  return round;
}

/** The difference between the game server's time and the service's, in ms. */
async function difference(token: string): Promise<number> {
  const { Now } = await ask(world.origin, 'readState', {}, token);
  return Math.abs(Date.parse(Now) - world.service.ports.clock.now());
}

it('lets an open game play on after the clock moved by a minute and by most of an hour', async () => {
  const token = await open();
  expect((await spin(token)).State).toBe('settled');
  for (const seconds of [MINUTE_S + 1, 50 * MINUTE_S]) {
    await advance(seconds);
    expect((await spin(token)).State).toBe('settled');
    expect(await difference(token)).toBeLessThan(1000);
  }
  expect(await world.service.ports.store.transaction((tx) => auditLedger(tx))).toEqual([]);
});

it.each([HOUR_S, DAY_S, 30 * DAY_S])(
  'ends a session that expired while the clock moved by %i s, and plays a new one',
  async (seconds) => {
    const old = await open();
    await advance(seconds);
    expect(await spin(old)).toMatchObject({ State: 'refused', Status: 'TOKEN_EXPIRED' });
    expect((await spin(await open())).State).toBe('settled');
  },
);

it('answers the platform about a round right after the clock moved', async () => {
  const { RoundID } = await spin(await open());
  const declared = new Map([['studio', { URL: `${world.origin}/rounds`, Secret: SECRET }]]);
  const rounds = createPublishedRounds(declared, () => world.service.ports.clock.now());
  await advance(DAY_S);
  expect((await rounds.read({ ID: 'studio' }, RoundID, PLAYER))?.record).toMatchObject({ RoundID });
});

it('keeps its time while the platform does not answer', async () => {
  const other = await startGameServerWorld({ followsPlatformClock: true });
  const Demo = { Brand: 'bj188', Visitor: 'visitor-1' };
  other.service.ports.clock.advance(DAY_S * 1000);
  const { Token } = await ask(other.origin, 'openSession', { Demo, GameCode: 'owl' });
  const before = await ask(other.origin, 'readState', {}, Token);
  expect(Date.parse(before.Now) - Date.now()).toBeGreaterThan((DAY_S - 1) * 1000);
  await other.service.stop();
  const after = await ask(other.origin, 'readState', {}, Token);
  expect(Date.parse(after.Now)).toBeGreaterThanOrEqual(Date.parse(before.Now));
  await ask(other.origin, 'readState', {}, Token);
  expect(other.logged.filter((line) => line.includes('does not tell its time'))).toHaveLength(1);
  await other.stop();
});
