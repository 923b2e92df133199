import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getFirstDay } from '#protocol/operations/firstDay.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('does not ask for a message from a player who may not write', async () => {
  const world = await createMemoryWorld();
  await world.ports.store.transaction((tx) => tx.table('staff').remove({ Role: 'customerService' }));
  const lobby = await (await new TestContext(world.adapter).guest()).openSocket('lobby');
  const { Steps, MessageTo } = await lobby.call(getFirstDay, {});
  expect([Steps.map(({ Step }) => Step), MessageTo]).toEqual([['signIn', 'spin', 'bind'], '']);
});
