import { expect, it } from 'vitest';
import { LIFE_JOBS } from '#domain/world/life/jobs.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { GAME_CALLS } from '#games/api/index.ts';
import { getOpenJackpots } from '#protocol/endpoints/lobby.ts';
import { noArchive } from '../world/archive.ts';
import { BRANDS } from '../world/brands.ts';
import { createWorld } from '../world/world.ts';

/** Rounds come by chance, and some are in games without a pool. */
const MOST_BEATS = 600;
/** Games with pools. */
const POOLED = ['cat', 'dragon', 'owl'];

it('lets the players of the demo world play real rounds, which add to the pools', async () => {
  const failures: unknown[] = [];
  const world = await createWorld({
    archive: noArchive,
    demo: demoSnapshot,
    origin: 'http://life.test',
    games: 'playable',
    jobs: LIFE_JOBS,
    report: (error) => failures.push(error),
  });
  const pools = async (): Promise<number> => {
    let sum = 0;
    for (const { ID } of BRANDS)
      for (const GameCode of POOLED) {
        const { Answer } = await world.game({ ID: 1, Call: 'readJackpots', Body: { Brand: ID, GameCode } }, {});
        for (const { Amount } of GAME_CALLS.readJackpots.answer.parse(Answer).Jackpots) sum += Amount;
      }
    return sum;
  };
  const before = await pools();
  const { method, path } = getOpenJackpots;
  for (let beat = 0; beat < MOST_BEATS && (await pools()) <= before; beat += 1) {
    // The demo world runs only while a visitor looks at the lobby.
    await world.call({ jar: 'visitor', brand: '', method, path, query: {}, headers: {}, body: '' });
    await world.command({ command: 'advance', seconds: 3 });
  }
  await expect.poll(pools).toBeGreaterThan(before);
  await world.close();
  expect(failures).toEqual([]);
}, 60_000);
