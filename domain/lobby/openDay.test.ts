import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

it('calls a game new on the 14 days from the day on which it opened, while it can be played', async () => {
  let now = Date.parse('2026-11-29T15:59:59.000Z');
  const { adapter, ports } = await createMemoryWorld({ clock: createMovableClock(() => now) });
  await ports.store.transaction((tx) => tx.table('games').update({ OpenDay: { gt: '' } }, { OpenDay: '' }));
  await ports.store.transaction((tx) => tx.table('games').update({ GameCode: 'koi' }, { OpenDay: '2026-11-30' }));
  const context = new TestContext(adapter);
  const visitor = context.visitor();
  const socket = await context.openSocket('lobby');
  const newGames = async (): Promise<readonly string[]> => {
    const { List } = await socket.call(getGames, { Filter: 'new' });
    const marked = (await socket.call(getGames, {})).List.filter(({ New }) => New);
    expect(marked).toEqual(List);
    return List.map(({ GameCode }) => GameCode);
  };
  await visitor.call(setGameState, { GameCode: 'koi', Playable: true });
  expect(await newGames()).toEqual([]);
  now += 1000;
  expect(await newGames()).toEqual(['koi']);
  await visitor.call(setGameState, { GameCode: 'koi', Playable: false });
  expect(await newGames()).toEqual([]);
  await visitor.call(setGameState, { GameCode: 'koi', Playable: true });
  now = Date.parse('2026-12-13T15:59:59.000Z');
  expect(await newGames()).toEqual(['koi']);
  now += 1000;
  expect(await newGames()).toEqual([]);
  context.clear();
}, 30_000);
