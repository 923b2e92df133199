import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import type { Visitor } from '#conformance/visitor.ts';
import { getGoodsSetting } from '#protocol/endpoints/shop.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('an endpoint with an optional sign-in counts a member by player, and a visitor by address', async () => {
  const context = new TestContext((await createMemoryWorld()).adapter);
  const first = await context.member('0900000001');
  const second = await context.member('0900000002');
  const limit = getGoodsSetting.rate?.limit ?? 0;
  const last = async (visitor: Visitor, calls: number, token?: string): Promise<number> => {
    let Code = 0;
    for (let call = 0; call < calls; call += 1) ({ Code } = await visitor.ask(getGoodsSetting, {}, { token }));
    return Code;
  };
  expect(await last(context.visitor(), limit + 1)).toBe(300002);
  // Both members have the address of the visitor.
  expect(await last(first.visitor, limit, first.token)).toBe(200);
  expect(await last(first.visitor, 1, first.token)).toBe(300002);
  expect(await last(second.visitor, 1, second.token)).toBe(200);
  expect(await last(second.visitor, 1, 'no session')).toBe(300002);
});
