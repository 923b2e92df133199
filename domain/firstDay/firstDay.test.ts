import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getFirstDay } from '#protocol/operations/firstDay.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('lists the steps of a guest, and the other steps after the binding', async () => {
  const world = await createMemoryWorld();
  const context = new TestContext(world.adapter);
  const guest = await (await context.guest()).openSocket('lobby');
  expect((await guest.call(getFirstDay, {})).Steps.map(({ Step }) => Step)).toEqual(['signIn', 'bind']);
  const member = await (await context.member('0937600009')).openSocket('lobby');
  const { Steps } = await member.call(getFirstDay, {});
  expect(Steps.map(({ Step }) => Step)).toEqual(['signIn', 'bind', 'spin', 'message']);
});

it('does not ask a player who may not write for a message', async () => {
  const world = await createMemoryWorld();
  await world.ports.store.transaction((tx) => tx.table('staff').remove({ Role: 'customerService' }));
  const lobby = await (await new TestContext(world.adapter).member('0937600009')).openSocket('lobby');
  const { Steps, MessageTo } = await lobby.call(getFirstDay, {});
  expect([Steps.map(({ Step }) => Step), MessageTo]).toEqual([['signIn', 'bind', 'spin'], '']);
});
