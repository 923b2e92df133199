import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { modifyProfile } from '#protocol/operations/user.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { nameKey } from './name.ts';

const PLAYER = '0941000090';
const KEPT = 'Café';

it('keeps a name that follows an earlier rule when other fields of the profile change', async () => {
  const { adapter, ports } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const session = await context.member(PLAYER);
  await ports.store.transaction((tx) =>
    tx.table('players').update({ PlayerID: session.playerID }, { Name: KEPT, NameKey: nameKey(KEPT) }),
  );
  const socket = await session.openSocket('lobby');
  const edit = (Name: string) => socket.ask(modifyProfile.op, { Name, PicSetting: 2, Introduction: '大家好' });
  expect((await edit('Cafés')).Code).toBe(200086);
  expect(await edit(KEPT)).toMatchObject({ Code: 200, Result: { Name: KEPT, Rename: 0 } });
  context.clear();
});
