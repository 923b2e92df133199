import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers, type TestMember } from '#conformance/testMembers.ts';
import { askRescission } from '#protocol/endpoints/payment.ts';
import { exchangeGemToGold } from '#protocol/endpoints/shop.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { GOODS_TYPE, type Order } from '#protocol/entities/order.ts';
import { approveClubApplication, applyToClub, createClub, getClub } from '#protocol/operations/club.ts';
import { depositToClubVault, exchangeClubVault } from '#protocol/operations/clubVault.ts';
import { cancelEnvelope, createEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { getOrder } from '#protocol/operations/shop.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { auditLedger } from '../ledger/audit.ts';
import { buyGoods } from '../testing/buyGoods.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { decideRescission } from './decideRescission.ts';
import { refundPayment } from './refundPayment.ts';

let world: MemoryWorld;
let context: TestContext;
let buyer: TestMember;
let friend: TestMember;
let phone = 0;

beforeEach(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
  phone += 1;
  const members = await createTestMembers(context, `09490000${String(phone).padStart(2, '0')}`, {
    count: 2,
    gold: 200_000,
  });
  [buyer, friend] = [assertDefined(members[0], 'a buyer'), assertDefined(members[1], 'a friend')];
}, 30_000);

const buy = (GoodsID: string, GoodsType?: number): Promise<Order> => buyGoods(context, buyer, GoodsID, GoodsType);

const ask = ({ OrderID }: Order) =>
  buyer.session.visitor.ask(askRescission, { OrderID }, { token: buyer.session.token });

const passedOn = async ({ OrderID }: Order) => (await buyer.lobby.call(getOrder, { OrderID })).PassedOn;

const give = (Amount: number, ItemID = 1) => buyer.chat.call(sendGift, { ToID: friend.id, ItemID, Amount });
const gold = async () => (await buyer.lobby.call(getWallet, {})).Gold;
const tier = async () => (await world.ports.store.table('players').get(buyer.id))?.VIPLevel;
const moment = () => {
  const now = world.ports.clock.now();
  return { ports: world.ports, now, nowText: new Date(now).toISOString() };
};
const grant = (OrderID: string) =>
  world.ports.store.transaction((tx) => decideRescission(tx, moment(), OrderID, { State: 'granted', Note: '退款' }));
const refund = ({ OrderID }: Order, isWhole = false) =>
  world.ports.store.transaction((tx) => refundPayment(tx, moment(), OrderID, { isWhole }));

async function rescind(order: Order): Promise<number> {
  expect((await ask(order)).Code).toBe(200);
  await grant(order.OrderID);
  const { Refund } = await buyer.lobby.call(getOrder, { OrderID: order.OrderID });
  return Refund?.Price ?? 0;
}

describe('gold that was passed on since the delivery counts as used up, bought gold first', () => {
  it('by gifts', async () => {
    const order = await buy('gold-1');
    expect(order.Bonus).toBe(60_000);
    await give(20_000);
    expect(await passedOn(order)).toBe(20_000);
    await give(40_000);
    expect((await ask(order)).Code).toBe(300_050);
  });

  it('in proportion', async () => {
    const order = await buy('gold-1');
    await give(20_000);
    const before = await gold();
    expect(await rescind(order)).toBe(20);
    expect(before - (await gold())).toBe(100_000);
  });

  it('by red envelopes, except for the part that came back', async () => {
    await context.setState(buyer.id, { VIPLevel: 3 });
    const order = await buy('gold-1');
    const { RedEnvelope } = await buyer.lobby.call(createEnvelope, {
      Title: '恭喜',
      Content: '',
      Amount: 60_000,
      Quantity: 1,
      Method: 1,
      ChannelType: CHANNEL.private,
      PlayerID: friend.id,
    });
    expect(await passedOn(order)).toBe(60_000);
    await buyer.lobby.call(cancelEnvelope, { RedEnvelopeID: RedEnvelope.RedEnvelopeID });
    expect(await passedOn(order)).toBe(0);
    expect(await rescind(order)).toBe(30);
  });

  it('by deposits into a vault, except for the part that the vault paid back', async () => {
    const order = await buy('gold-2');
    await createFriendsClub();
    await buyer.lobby.call(depositToClubVault, { Amount: 315_000 });
    expect((await ask(order)).Code).toBe(300_050);
    await friend.lobby.call(exchangeClubVault, { PlayerID: buyer.id, Amount: 300_000 });
    expect(await passedOn(order)).toBe(15_000);
    expect(await rescind(order)).toBe(142);
  });

  it('by effect gifts, and by gold from exchanged gems', async () => {
    const order = await buy('wallet-1', GOODS_TYPE.gem);
    await buyer.chat.call(sendGift, { ToID: friend.id, ItemID: 42, Amount: 2 });
    const { session } = buyer;
    await session.visitor.call(exchangeGemToGold, { Amount: 100 }, { token: session.token });
    expect(await passedOn(order)).toBe(10);
    await context.advance(1);
    await give(20_000);
    expect((await ask(order)).Code).toBe(300_050);
  });

  it('counts for the newest order only', async () => {
    const first = await buy('gold-1');
    const second = await buy('gold-1');
    await give(30_000);
    expect([await passedOn(first), await passedOn(second)]).toEqual([0, 30_000]);
    expect([await rescind(second), await rescind(first)]).toEqual([15, 30]);
  });

  it('reduces the refund of an operator, who can still refund the whole price on request', async () => {
    const order = await buy('gold-1');
    await give(20_000);
    expect(await refund(order)).toMatchObject({ Price: 20, Brought: 100_000, Taken: 100_000, PassedOn: 20_000 });
    const { Refund } = await buyer.lobby.call(getOrder, { OrderID: order.OrderID });
    expect(Refund).toMatchObject({ Reason: 'operator', Price: 20, Unreversed: 0 });
    const second = await buy('gold-1');
    await give(50_000);
    await give(20_000);
    await expect(refund(second)).rejects.toMatchObject({ code: 300_050 });
    expect((await refund(second, true)).Price).toBe(30);
    expect(await auditLedger(world.ports.store)).toEqual([]);
  });
});

describe('a refund takes VIP experience and the tier back', () => {
  it('for three purchases that are refunded in a different order', async () => {
    const orders = [await buy('gold-6'), await buy('gold-6'), await buy('gold-6')];
    expect(await tier()).toBe(5);
    for (const order of [orders[1], orders[2], orders[0]]) await rescind(assertDefined(order, 'an order'));
    expect(await tier()).toBe(1);
    expect((await world.ports.store.table('experience').get(buyer.id))?.VIP).toBe(0);
  });

  it('in proportion to the money', async () => {
    const order = await buy('gold-3');
    expect(await tier()).toBe(2);
    await give(50_000);
    await give(50_000);
    expect(await rescind(order)).toBe(285);
    expect((await world.ports.store.table('experience').get(buyer.id))?.VIP).toBe(450);
    expect(await tier()).toBe(1);
  });

  it('by the operator too', async () => {
    const order = await buy('gold-6');
    expect((await refund(order)).Vip).toEqual({ Lost: 32_900, From: 4, To: 1 });
    expect(await tier()).toBe(1);
  });

  it.each([3, 6])('except tier %i, which an operator set', async (VIPLevel) => {
    const order = await buy('gold-6');
    await context.setState(buyer.id, { VIPLevel });
    await refund(order);
    expect(await tier()).toBe(VIPLevel);
  });
});

async function createFriendsClub(): Promise<void> {
  await context.setState(friend.id, { VIPLevel: 3 });
  await friend.lobby.call(createClub, { ClubName: '一起玩' });
  const { ClubID } = await friend.lobby.call(getClub, {});
  await buyer.lobby.call(applyToClub, { ClubID });
  await friend.lobby.call(approveClubApplication, { PlayerID: buyer.id });
}
