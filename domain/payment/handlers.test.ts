import { beforeAll, describe, expect, it } from 'vitest';
import { GOODS_TYPE, INVOICE } from '#protocol/entities/order.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { gateWaysOf } from '../shop/goods.ts';
import type { Snapshot } from '../store.ts';
import { BRANDS } from '../testing/memoryWorld.ts';
import { NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import type { StubGateway } from '../testing/stubGateway.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { payByOmg, payOrder } from './handlers.ts';

const DAY = 24 * 60 * 60;
let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});
const open = (): Promise<PaymentWorld> => new PaymentWorld(initial).open();

describe('an operator with a configured gateway', () => {
  it('offers only the ways to pay that the gateway serves', async () => {
    const { ports } = await open();
    const brand = assertDefined(BRANDS[0], 'a brand');
    const live = { ...ports, settings: { ...ports.settings, devTools: false } };
    const gems = gateWaysOf(live, brand).find(({ GoodsType }) => GoodsType === GOODS_TYPE.gem);
    expect(gems?.Groups.flatMap(({ GateWays }) => GateWays)).toEqual([
      { GateWay: 'bank', Adapter: 'ecpay' },
      { GateWay: 'credit', Adapter: 'ecpay' },
    ]);
    const { payments: _payments, ...without } = live;
    expect(gateWaysOf(without, brand).flatMap(({ Groups }) => Groups)).toEqual([]);
  });

  it('sends an order to that gateway, and refuses a call for another gateway', async () => {
    const shop = await open();
    expect((await shop.call(payByOmg, 'r1')).code).toBe(300015);
    expect((await shop.call(payOrder, 'r2')).result).toMatchObject({ State: 'pending' });
  });

  it('needs the invoice service only for a company, which must get its invoice', async () => {
    const shop = await open();
    shop.issuer.faults.accepts = ['unreached'];
    const Invoice = { Type: INVOICE.company, Number: '04595257' };
    await shop.ports.store.transaction((tx) => tx.table('orders').update({ OrderID: ORDER }, { Invoice }));
    expect((await shop.call(payOrder, 'r1')).code).toBe(200092);
    expect((await shop.order()).State).toBe('created');
  });
});

describe('a callback', () => {
  it.each([
    ['another amount', (gateway: StubGateway) => gateway.payTrade(gateway.first(), 1), 'amount', 'mismatched'],
    ['another merchant', (gateway: StubGateway) => gateway.pay({ Merchant: 'stranger' }), 'merchant', 'pending'],
  ])('with %s is refused and kept, and delivers nothing', async (_name, pay, why, state) => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    for (let post = 0; post < 30; post += 1) expect(await shop.post(pay(shop.gateway))).toBe(400);
    expect((await shop.order()).State).toBe(state);
    expect(shop.notices).toContain(`refused:${why}`);
    const kept = await shop.ports.store.table('refusedCallbacks').find({});
    expect(kept.map(({ Why }) => Why)).toEqual(Array.from({ length: 20 }, () => why));
  });

  it('with a wrong signature, or for an unknown trade, delivers nothing', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    expect(await shop.post(shop.gateway.pay().replace('signed', 'forged'))).toBe(401);
    expect(await shop.post('signed AAAAAAAAAAAAAAAAAAAA 30 stub')).toBe(400);
    expect((await shop.order()).State).toBe('pending');
  });

  it('that arrives after the order expired delivers the order', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    await shop.advance(DAY / 4);
    expect((await shop.order()).State).toBe('expired');
    expect(await shop.post(shop.gateway.pay())).toBe(200);
    expect((await shop.order()).State).toBe('delivered');
  });
});

it('queries in growing intervals, and notifies the operator after a day without an answer', async () => {
  const shop = await open();
  shop.gateway.faults.authorise = ['lost'];
  shop.gateway.faults.query = Array.from({ length: 100 }, () => 'lost');
  await shop.call(payOrder, 'r1');
  const queries = (): number => shop.gateway.asked.filter((question) => question === 'query').length;
  for (let hour = 0; hour < 24; hour += 1) await shop.advance(3600);
  expect(queries()).toBeLessThan(15);
  expect(shop.notices).not.toContain('overdue');
  for (let hour = 0; hour < 12; hour += 1) await shop.advance(3600);
  expect(shop.notices).toContain('overdue');
  shop.gateway.faults.query = [];
  shop.gateway.pay();
  for (let hour = 0; hour < 7; hour += 1) await shop.advance(3600);
  expect((await shop.order()).State).toBe('delivered');
});

it.each([
  ['queries of an order that it took', 'query', 10 * 60],
  ['the confirmation of a delivery', 'confirm', 0],
] as const)('notifies the operator after a gateway has left %s unanswered for a day', async (_what, question, wait) => {
  const shop = await open();
  await shop.call(payOrder, 'r1');
  await shop.advance(wait);
  shop.gateway.faults[question] = Array.from({ length: 100 }, () => 'lost');
  if (question === 'confirm') await shop.post(shop.gateway.pay());
  for (let hour = 0; hour < 22; hour += 1) await shop.advance(3600);
  expect(shop.notices).not.toContain('overdue');
  for (let hour = 0; hour < 12; hour += 1) await shop.advance(3600);
  expect(shop.notices).toContain('overdue');
});

it('does not notify the operator of one lost answer among others', async () => {
  const shop = await open();
  await shop.call(payOrder, 'r1');
  for (let hour = 0; hour < 20; hour += 1) await shop.advance(3600);
  shop.gateway.faults.query = ['lost'];
  for (let hour = 0; hour < 12; hour += 1) await shop.advance(3600);
  expect(shop.notices).not.toContain('overdue');
});
