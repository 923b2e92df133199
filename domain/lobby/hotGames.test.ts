import { beforeAll, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Ports } from '../ports/index.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { lobbyJobs } from './hotGames.ts';

const BEGIN = Date.parse('2026-11-21T02:00:00.000Z');
/** The players of the last day by game. `koi` reaches 20 with a player who only entered it. */
const PLAYERS = { dice: 30, owl: 25, cat: 24, cards: 23, tiger: 22, seven: 21, koi: 19, toad: 20 };

describe('hot games', () => {
  let world: Awaited<ReturnType<typeof createMemoryWorld>>;
  beforeAll(async () => {
    world = await createMemoryWorld({ clock: createMovableClock(() => BEGIN), initial: { games: await games() } });
    await world.ports.store.transaction((tx) =>
      tx.table('recentGames').insert([
        ...Object.entries(PLAYERS).flatMap(([GameCode, count]) =>
          Array.from({ length: count }, (_, at) => played(GameCode, String(at), BEGIN - at * 60_000)),
        ),
        { ...played('koi', 'entered', BEGIN), PlayTime: '' },
        // Many players of earlier days.
        ...Array.from({ length: 40 }, (_, at) => played('panda', String(at), BEGIN - DAY_MS - 1)),
      ]),
    );
  }, 30_000);

  const hot = async (): Promise<readonly string[]> => {
    world.ports.clock.advance(60_000);
    await runDueJobs(world.ports, lobbyJobs);
    const visitor = new TestContext(world.adapter).visitor();
    const { List } = await visitor.call(getOpenGames, { Filter: 'hot' });
    const all = (await visitor.call(getOpenGames, {})).List.filter(({ Hot }) => Hot);
    expect(all).toEqual(List);
    return List.map(({ GameCode }) => GameCode).toSorted();
  };

  it('are the five with the most different players of the last 24 hours', async () => {
    expect(await hot()).toEqual(['cards', 'cat', 'dice', 'owl', 'tiger']);
  });

  it('have at least 20 players each', async () => {
    const { ports } = world;
    await remove(ports, ['dice', 'owl', 'cat', 'cards']);
    expect(await hot()).toEqual(['seven', 'tiger', 'toad']);
  });

  it('are no longer hot a day after their rounds', async () => {
    world.ports.clock.advance(DAY_MS);
    expect(await hot()).toEqual([]);
  });
});

async function games() {
  const { ports } = await createMemoryWorld();
  return ports.store.table('games').find();
}

const played = (GameCode: string, player: string, at: number) => {
  const time = new Date(at).toISOString();
  return { PlayerID: `3000${player}`, GameCode, MachineNo: 1, Rounds: 1, LastTime: time, PlayTime: time };
};

const remove = (ports: Ports, codes: readonly string[]) =>
  ports.store.transaction((tx) => tx.table('recentGames').remove({ GameCode: { in: codes } }));
