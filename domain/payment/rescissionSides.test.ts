import { expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import { askRescission } from '#protocol/endpoints/payment.ts';
import { exchangeGemToGold } from '#protocol/endpoints/shop.ts';
import { GOODS_TYPE, type Order } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { buyGoods } from '../testing/buyGoods.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { recordCalls } from '../testing/storeCalls.ts';
import { rescissionSidesOf } from './rescissionSides.ts';

it('reads equally often for the requests of many players, and keeps them apart', async () => {
  const { adapter, ports } = await createMemoryWorld();
  const context = new TestContext(adapter);
  const members = await createTestMembers(context, '0949300001', { count: 3, gold: 200_000 });
  const [first, second, friend] = members.map((member) => assertDefined(member, 'a member'));
  const open = async (member: TestMember, gifts: number): Promise<Order> => {
    const { visitor, token } = member.session;
    const gold = await buyGoods(context, member, 'gold-1');
    const gems = await buyGoods(context, member, 'wallet-1', GOODS_TYPE.gem);
    await visitor.call(exchangeGemToGold, { Amount: 10 }, { token });
    const ToID = assertDefined(friend, 'a friend').id;
    for (let gift = 0; gift < gifts; gift += 1)
      await member.chat.call(sendGift, { ToID, ItemID: ITEM.gold, Amount: 20_000 });
    for (const { OrderID } of [gold, gems]) await visitor.call(askRescission, { OrderID }, { token });
    return gold;
  };
  const read = () =>
    ports.store.transaction(async (inner) => {
      const { tx, calls } = recordCalls(inner);
      const requests = await tx.table('rescissions').find({ where: { State: 'asked' } });
      return { sides: await rescissionSidesOf(tx, requests), calls: [...calls] };
    });
  const one = await open(assertDefined(first, 'a buyer'), 1);
  const before = await read();
  const other = await open(assertDefined(second, 'another buyer'), 2);
  const { sides, calls } = await read();
  expect(sides.size).toBe(before.sides.size + 2);
  expect(calls).toEqual(before.calls);
  expect(sides.get(one.OrderID)).toEqual(before.sides.get(one.OrderID));
  expect([sides.get(one.OrderID), sides.get(other.OrderID)]).toMatchObject([
    { Price: 20, PassedOn: 20_000 },
    { Price: 10, PassedOn: 40_000 },
  ]);
}, 60_000);
