import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { receiveCoupon } from '#protocol/endpoints/coupon.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

it('lets a player try ten codes a minute', async () => {
  const { adapter } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const { visitor, token } = await context.member('0943100001');
  const codes: number[] = [];
  for (let tried = 0; tried < 11; tried += 1)
    codes.push((await visitor.ask(receiveCoupon, { Code: `GUESS${tried}` }, { token })).Code);
  context.clear();
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200044), 300002]);
}, 30_000);
