import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { addRelation, searchPlayers } from '#protocol/operations/relation.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('allows 500 friends, and finds each of them by name', async () => {
  const { ports, adapter } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const session = await context.member('0937190001');
  const socket = await session.openSocket('lobby');
  const { store } = ports;
  const [model] = await store.table('players').find({ limit: 1 });
  if (model === undefined) throw new Error('the demo world has no players');
  const ids = Array.from({ length: 500 }, (_, at) => String(40_000_000 + at));
  await store.transaction(async (tx) => {
    const CreateTime = new Date(0).toISOString();
    await tx
      .table('players')
      .insert(ids.map((PlayerID, at) => ({ ...model, PlayerID, Name: `好友${at}`, NameKey: `好友${at}` })));
    const relations = ids.map((OtherID) => ({ PlayerID: session.playerID, OtherID, Type: 1, CreateTime }));
    await tx.table('relations').insert(relations);
  });
  const other = { PlayerID: '10000030' };
  expect((await socket.ask(addRelation.op, { ...other, Type: 1 })).Code).toBe(300014);
  await socket.call(addRelation, { ...other, Type: 2 });
  // Friends are found without the name index.
  const { List } = await socket.call(searchPlayers, { Name: '友49', FriendsOnly: true });
  expect(List.map(({ Name }) => Name)).toEqual(['好友49', ...Array.from({ length: 10 }, (_, at) => `好友49${at}`)]);
  context.clear();
}, 30_000);
