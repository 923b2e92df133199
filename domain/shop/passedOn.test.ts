import { beforeEach, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import { exchangeGemToGold } from '#protocol/endpoints/shop.ts';
import { GOODS_TYPE, type Order } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { buyGoods } from '../testing/buyGoods.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { recordCalls } from '../testing/storeCalls.ts';
import { describeOrders } from './describeOrder.ts';

let world: MemoryWorld;
let context: TestContext;
let buyer: TestMember;
let friend: TestMember;

beforeEach(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
  const members = await createTestMembers(context, '0949100001', { count: 2, gold: 200_000 });
  [buyer, friend] = [assertDefined(members[0], 'a buyer'), assertDefined(members[1], 'a friend')];
}, 30_000);

const buy = (GoodsID: string, GoodsType?: number): Promise<Order> => buyGoods(context, buyer, GoodsID, GoodsType);

const give = (Amount: number) => buyer.chat.call(sendGift, { ToID: friend.id, ItemID: ITEM.gold, Amount });
const exchange = (Amount: number) =>
  buyer.session.visitor.call(exchangeGemToGold, { Amount }, { token: buyer.session.token });
const passedOn = async () =>
  new Map((await buyer.lobby.call(getOrders, {})).List.map((order) => [order.OrderID, order.PassedOn]));

/** The store calls that describe all orders of the buyer. */
const callsOfAll = (): Promise<readonly string[]> =>
  world.ports.store.transaction(async (inner) => {
    const rows = await inner.table('orders').find({ where: { PlayerID: buyer.id } });
    const { tx, calls } = recordCalls(inner);
    await describeOrders(tx, rows, new Date(world.ports.clock.now()).toISOString());
    return calls;
  });

it('reads passed-on items once for many orders', async () => {
  await buy('gold-1');
  await buy('wallet-1', GOODS_TYPE.gem);
  await exchange(10);
  await give(20_000);
  const few = await callsOfAll();
  await buy('gold-1');
  await buy('wallet-1', GOODS_TYPE.gem);
  await exchange(10);
  await context.advance(1);
  await give(20_000);
  expect((await callsOfAll()).toSorted()).toEqual(few.toSorted());
});

it('attributes to each order only items that were passed on since its own delivery', async () => {
  const gold = await buy('gold-1');
  const gems = await buy('wallet-1', GOODS_TYPE.gem);
  await exchange(10);
  await context.advance(1);
  await give(20_000);
  const listed = await passedOn();
  expect([listed.get(gold.OrderID), listed.get(gems.OrderID)]).toEqual([20_000, 10]);
});

it('counts an order that was delivered long after its creation', async () => {
  const order = await buy('gold-1');
  const CreateTime = new Date(Date.parse(order.CreateTime) - 40 * 86_400_000).toISOString();
  await world.ports.store.transaction((tx) => tx.table('orders').update({ OrderID: order.OrderID }, { CreateTime }));
  await give(20_000);
  expect((await passedOn()).get(order.OrderID)).toBe(20_000);
});
