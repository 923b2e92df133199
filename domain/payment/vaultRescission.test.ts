import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { TestContext } from '#conformance/testContext.ts';
import { createTestMembers, openAccount, type TestMember } from '#conformance/testMembers.ts';
import { askRescission } from '#protocol/endpoints/payment.ts';
import type { Order } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { approveClubApplication, applyToClub, createClub, getClub } from '#protocol/operations/club.ts';
import {
  depositToClubVault,
  exchangeClubVault,
  issueClubCoupon,
  redeemClubCoupon,
} from '#protocol/operations/clubVault.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { auditLedger } from '../ledger/audit.ts';
import { buyGoods } from '../testing/buyGoods.ts';
import { createMemoryWorld, type MemoryWorld } from '../testing/memoryWorld.ts';
import { passedOnOf } from '../shop/passedOn.ts';
import { decideRescission } from './decideRescission.ts';
import { refundPayment } from './refundPayment.ts';

const PHONE = '0949200001';
const WEEK_SECONDS = 7 * 24 * 60 * 60;

let world: MemoryWorld;
let context: TestContext;
/** The buyer is a member of the leader's club. */
let buyer: TestMember;
let leader: TestMember;
let order: Order;

beforeEach(async () => {
  world = await createMemoryWorld();
  context = new TestContext(world.adapter);
  const members = await createTestMembers(context, PHONE, { count: 2, gold: 200_000 });
  [buyer, leader] = [assertDefined(members[0], 'a buyer'), assertDefined(members[1], 'a leader')];
  await context.setState(leader.id, { VIPLevel: 3 });
  await leader.lobby.call(createClub, { ClubName: '一起玩' });
  const { ClubID } = await leader.lobby.call(getClub, {});
  await buyer.lobby.call(applyToClub, { ClubID });
  await leader.lobby.call(approveClubApplication, { PlayerID: buyer.id });
  // The order is 60,000 gold and a bonus of the same amount, for NT$ 30.
  order = await buyGoods(context, buyer, 'gold-1');
}, 30_000);

const deposit = (Amount: number) => buyer.lobby.call(depositToClubVault, { Amount });
const payBack = (Amount: number, PlayerID = buyer.id) => leader.lobby.call(exchangeClubVault, { PlayerID, Amount });
const issue = (Amount: number) => leader.lobby.call(issueClubCoupon, { PlayerID: buyer.id, Amount });

const passedOn = async () => {
  const { store } = world.ports;
  return passedOnOf(store, assertDefined(await store.table('orders').get(order.OrderID), 'an order'));
};
const goldOf = async ({ lobby }: TestMember) => (await lobby.call(getWallet, {})).Gold;
const moment = () => {
  const now = world.ports.clock.now();
  return { ports: world.ports, now, nowText: new Date(now).toISOString() };
};
const ask = () => buyer.session.visitor.ask(askRescission, { OrderID: order.OrderID }, { token: buyer.session.token });
const refund = () =>
  world.ports.store.transaction((tx) => refundPayment(tx, moment(), order.OrderID, { isWhole: false }));

describe('a deposit into a vault counts as used up', () => {
  it('until the vault pays it back', async () => {
    await deposit(60_000);
    expect((await ask()).Code).toBe(300_050);
    await payBack(20_000);
    expect(await passedOn()).toBe(40_000);
    await payBack(40_000);
    expect(await passedOn()).toBe(0);
  });

  it('while the vault pays others', async () => {
    await deposit(60_000);
    await payBack(60_000, leader.id);
    expect(await passedOn()).toBe(60_000);
  });

  it('while its gold is in a coupon, until the buyer redeems it', async () => {
    await deposit(60_000);
    const { CouponID } = await issue(60_000);
    expect(await passedOn()).toBe(60_000);
    await buyer.lobby.call(redeemClubCoupon, { CouponID });
    expect(await passedOn()).toBe(0);
  });

  it('counts as used up after a coupon returned to the vault, until the vault pays it back', async () => {
    await deposit(60_000);
    await issue(60_000);
    await context.advance(WEEK_SECONDS + 120);
    expect((await leaderAgain()).Vault).toBe(60_000);
    expect(await passedOn()).toBe(60_000);
    await expect(refund()).rejects.toMatchObject({ code: 300_050 });
    await payBack(60_000);
    expect(await passedOn()).toBe(0);
    expect((await refund()).Price).toBe(30);
  });

  it('counts once, for any number of deposits that the vault paid back before', async () => {
    await deposit(60_000);
    const CreateTime = new Date(world.ports.clock.now() + 1).toISOString();
    await world.ports.store.transaction((tx) =>
      tx.table('passedOn').insert(
        Array.from({ length: 200 }, (_, at) => ({
          ID: `paid-back-${at}`,
          PlayerID: buyer.id,
          Kind: 'vault',
          ItemID: ITEM.gold,
          Amount: 1000,
          Free: 0,
          IsYoung: false,
          Returned: 1000,
          OriginID: '',
          CreateTime,
        })),
      ),
    );
    await payBack(60_000);
    expect(await passedOn()).toBe(0);
  });
});

describe('a deposit, its return and a refund give no gain', () => {
  const rescind = async (): Promise<void> => {
    expect((await ask()).Code).toBe(200);
    await world.ports.store.transaction((tx) =>
      decideRescission(tx, moment(), order.OrderID, { State: 'granted', Note: '退款' }),
    );
  };
  const inAll = async (): Promise<number> =>
    (await goldOf(buyer)) + (await goldOf(leader)) + ((await leader.lobby.call(getClub, {})).Vault ?? 0);
  const priceOf = async () => (await world.ports.store.table('rescissions').get(order.OrderID))?.Refund;

  it('if the return is before the refund', async () => {
    const before = await inAll();
    await deposit(60_000);
    await payBack(60_000);
    await rescind();
    expect([await priceOf(), before - (await inAll())]).toEqual([30, 120_000]);
    expect(await auditLedger(world.ports.store)).toEqual([]);
  });

  it('if the return is after the refund', async () => {
    const before = await inAll();
    await deposit(20_000);
    const { CouponID } = await issue(20_000);
    await rescind();
    await buyer.lobby.call(redeemClubCoupon, { CouponID });
    // 40,000 of the bought gold and the bonus go back to the house. 20,000 remain for NT$ 10.
    expect([await priceOf(), before - (await inAll())]).toEqual([20, 100_000]);
    expect(await auditLedger(world.ports.store)).toEqual([]);
  });

  it('which is paid back once', async () => {
    await deposit(60_000);
    await payBack(60_000);
    await leader.lobby.call(depositToClubVault, { Amount: 100_000 });
    const { store } = world.ports;
    const gains = () => store.table('clubGains').find({ where: { PlayerID: buyer.id } });
    await payBack(60_000);
    expect((await gains()).map(({ Gold }) => Gold)).toEqual([60_000]);
    expect(await passedOn()).toBe(0);
  });

  it('if the gold is deposited again', async () => {
    await deposit(60_000);
    await payBack(60_000);
    await deposit(60_000);
    await payBack(60_000, leader.id);
    expect((await ask()).Code).toBe(300_050);
  });
});

/** Signs the leader in again, since sessions end after days without a call. */
async function leaderAgain() {
  const { Token } = await context.prove(PHONE);
  leader = await openAccount(context, Token, leader.id);
  return leader.lobby.call(getClub, {});
}
