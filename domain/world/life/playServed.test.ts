import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { sessionOfLaunch } from '../../play/gameSession.ts';
import type { DemoRound } from '../../ports/gameProvider.ts';
import { runDueJobs } from '../../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../../testing/memoryWorld.ts';
import { gamesOf, PROVIDER } from '../../testing/walletWorld.ts';
import { LIFE_JOBS } from './jobs.ts';

const BEGIN = Date.parse('2026-11-21T02:00:00.000Z');
const MINUTES = 3;

/**
 * Lets the cast play while a guest is connected.
 * @returns the rounds that the provider drew, and the rounds that were made up
 */
async function live(isPlayable: boolean) {
  const asked: DemoRound[] = [];
  const world = await createMemoryWorld({
    clock: createMovableClock(() => BEGIN),
    openParts: isPlayable ? ['Games'] : [],
    games: { ...gamesOf(PROVIDER), playDemoRound: async (_provider, round) => void asked.push(round) },
  });
  const { ports, adapter, backend } = world;
  const context = new TestContext(adapter);
  if (isPlayable) await context.visitor().call(setGameState, { GameCode: 'owl', Playable: true });
  await (await context.guest()).openSocket('lobby');
  const before = await ports.store.table('rounds').count();
  for (let beat = 0; beat < MINUTES * 20; beat += 1) {
    ports.clock.advance(3000);
    backend.sweep(0);
    await runDueJobs(ports, LIFE_JOBS);
  }
  const madeUp = (await ports.store.table('rounds').count()) - before;
  return { ports, asked, madeUp };
}

it('plays served games at their provider, and makes up no rounds of games that cannot be played', async () => {
  const { ports, asked, madeUp } = await live(true);
  expect(madeUp).toBe(0);
  expect(asked.length).toBeGreaterThan(MINUTES);
  expect(asked.length).toBeLessThan(MINUTES * 12);
  for (const { LaunchToken } of asked)
    expect(await sessionOfLaunch(ports.store, LaunchToken)).toMatchObject({ GameCode: 'owl', Provider: PROVIDER.ID });
  expect(new Set(asked.map(({ GameCode }) => GameCode))).toEqual(new Set(['owl']));
}, 60_000);

it('makes up rounds as before while the games are closed', async () => {
  const { asked, madeUp } = await live(false);
  expect(asked).toEqual([]);
  expect(madeUp).toBeGreaterThan(MINUTES);
}, 60_000);
