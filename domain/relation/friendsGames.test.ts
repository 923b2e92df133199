import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestContext, type TestSession } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { enterGame, showGame } from '#protocol/operations/play.ts';
import { addRelation, getRelations } from '#protocol/operations/relation.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';

const GameCode = 'owl';
let world: MemoryWorld;
let context: TestContext;
let own: TestSocket;
let friend: TestSession;

beforeAll(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
  await context.visitor().call(setGameState, { GameCode, Playable: true });
  const caller = await context.member('0937190011');
  friend = await context.member('0937190012');
  own = await caller.openSocket('lobby');
  await own.call(addRelation, { PlayerID: friend.playerID, Type: 1 });
  const socket = await friend.openSocket('lobby');
  await socket.call(addRelation, { PlayerID: caller.playerID, Type: 1 });
  await socket.call(enterGame, { GameCode });
}, 30_000);
afterAll(() => context.clear());

const seen = async () =>
  (await own.call(getRelations, { Type: 1 })).List.find(({ PlayerID }) => PlayerID === friend.playerID)?.Playing;

it('shows the game of a friend until the connection of its page closes', async () => {
  expect(await seen()).toBeUndefined();
  const page = await friend.openSocket('lobby');
  await page.call(showGame, { GameCode });
  expect(await seen()).toBe(GameCode);
  page.close();
  await expect.poll(seen).toBeUndefined();
});

it('shows no game of a paused friend', async () => {
  const page = await friend.openSocket('lobby');
  await page.call(showGame, { GameCode });
  const pause = (PausedUntil: string) =>
    world.ports.store.transaction((tx) => tx.table('players').update({ PlayerID: friend.playerID }, { PausedUntil }));
  await pause(new Date(world.ports.clock.now() + 60_000).toISOString());
  expect(await seen()).toBeUndefined();
  await pause(new Date(world.ports.clock.now()).toISOString());
  expect(await seen()).toBe(GameCode);
});

it('lets the caller join a friend in the game, and no friend who hides it or is in another game', async () => {
  const page = await friend.openSocket('lobby');
  await page.call(showGame, { GameCode });
  const joins = async () => (await own.call(enterGame, { GameCode, JoinID: friend.playerID })).Joins;
  expect(await joins()).toBe(true);
  expect((await own.call(enterGame, { GameCode })).Joins).toBeUndefined();
  const hide = (HideGame: boolean) =>
    world.ports.store.transaction((tx) => tx.table('players').update({ PlayerID: friend.playerID }, { HideGame }));
  await hide(true);
  expect(await joins()).toBe(false);
  await hide(false);
  await context.visitor().call(setGameState, { GameCode: 'koi', Playable: true });
  expect((await own.call(enterGame, { GameCode: 'koi', JoinID: friend.playerID })).Joins).toBe(false);
  const stranger = await context.member('0937190013');
  expect((await own.call(enterGame, { GameCode, JoinID: stranger.playerID })).Joins).toBe(false);
});
