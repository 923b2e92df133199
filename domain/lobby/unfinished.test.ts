import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { settleRound } from '#protocol/endpoints/dev.ts';
import { getGames, getRecentGames } from '#protocol/operations/lobby.ts';
import { newRound } from '../play/roundState.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('puts a waiting choice first, then an unfinished round, then the newest game', async () => {
  const { adapter, ports } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const guest = await context.guest();
  const PlayerID = guest.playerID;
  const socket = await guest.openSocket('lobby');
  for (const GameCode of ['owl', 'cat', 'koi', 'tiger']) {
    await context.visitor().call(settleRound, { PlayerID, GameCode, Bet: 20, Win: 0 });
    await context.advance(1);
  }
  const now = ports.clock.now();
  const row = (GameCode: string) =>
    newRound({ RoundID: `studio:${GameCode}`, PlayerID, GameCode }, { nowText: new Date(now).toISOString() });
  await ports.store.transaction((tx) =>
    tx.table('openRounds').insert([
      { ...row('owl'), WaitUntil: new Date(now + 60_000).toISOString() },
      { ...row('cat'), State: 'shown' },
      // A returned stake leaves nothing to finish.
      { ...row('koi'), State: 'closed' },
    ]),
  );
  const listed = async () =>
    (await socket.call(getRecentGames, {})).List.map(({ GameCode, Unfinished }) => [GameCode, Unfinished]);
  expect(await listed()).toEqual([
    ['owl', 'choice'],
    ['cat', 'round'],
    ['tiger', undefined],
    ['koi', undefined],
  ]);
  const recent = await socket.call(getGames, { Filter: 'recent' });
  expect(recent.List.map(({ GameCode }) => GameCode)).toEqual(['tiger', 'koi', 'cat', 'owl']);
  await context.advance(61);
  expect((await listed())[0]).toEqual(['cat', 'round']);
  context.clear();
}, 30_000);
