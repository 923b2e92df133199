import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getOnlineCount } from '#protocol/operations/chat.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('counts each connected player once, and no player who left', async () => {
  const world = await createMemoryWorld();
  const context = new TestContext(world.adapter);
  const [first, second] = [await context.guest(), await context.guest()];
  const chat = await first.openSocket('chat');
  await first.openSocket('lobby');
  const online = async (): Promise<number> => {
    await context.advance(6);
    return (await chat.call(getOnlineCount, {})).Count;
  };
  expect(await online()).toBe(1);
  const other = await second.openSocket('chat');
  expect(await online()).toBe(2);
  other.close();
  expect(await online()).toBe(1);
});
