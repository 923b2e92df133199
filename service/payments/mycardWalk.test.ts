import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Trade } from '#domain/ports/payment.ts';
import type { GateWay } from '#protocol/entities/order.ts';
import { freePort } from '../testing/freePort.ts';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';
import { formOf, postFields } from '../testing/gatewayForm.ts';
import { PaymentWalk } from '../testing/paymentWalk.ts';

const HOUR = 3600;
let walk: PaymentWalk;
beforeAll(async () => {
  walk = await PaymentWalk.start({ service: await freePort(), sandbox: await freePort() });
}, 60_000);
afterAll(() => walk.sandbox.stop());
beforeEach(() => walk.open());
afterEach(() => walk.close());

/** A player buys, goes to the page of MyCard and chooses how the payment ends. */
async function payAtMycard(choice: string, way: GateWay = 'mycardWallet') {
  const buyer = await walk.buy(way);
  const page = await (await fetch(buyer.PaymentURL)).text();
  const { address, fields } = formOf(page);
  const chosen = await postFields(walk.sandbox.origin + address, { ...fields, choice });
  expect(chosen.status).toBe(200);
  const result = formOf(await chosen.text());
  return {
    ...buyer,
    AuthCode: fields['AuthCode'] ?? '',
    result,
    /** The browser comes back, with the result if MyCard sends it along. */
    comeBack: () =>
      result.address === ''
        ? fetch(`${walk.service.origin}/payments/return/${buyer.TradeNo}`, { redirect: 'manual' })
        : postFields(result.address, result.fields),
    said: () => walk.sandbox.said.filter((line) => line.includes(buyer.TradeNo)),
  };
}

/** Lets the reconciler run, and waits for a state. */
async function expectState(buyer: Awaited<ReturnType<typeof payAtMycard>>, state: string): Promise<void> {
  await walk.context.advance(60);
  await expect.poll(async () => (await buyer.order()).State, { timeout: 10_000 }).toBe(state);
}

describe('a payment over the wire of MyCard', () => {
  it('is found by a query after the browser came back, delivered and confirmed', async () => {
    const buyer = await payAtMycard('paid');
    expect(buyer.result.fields).toMatchObject({ PayResult: '3', FacTradeSeq: buyer.TradeNo, Amount: '30' });
    await walk.context.advance(20);
    const back = await buyer.comeBack();
    expect([back.status, back.headers.get('location')]).toEqual([303, `/store?trade=${buyer.TradeNo}`]);
    await expectState(buyer, 'delivered');
    await walk.context.advance(60);
    await expect.poll(buyer.said).toEqual([`confirmed ${buyer.TradeNo}`]);
    expect(await buyer.gained()).toBe(buyer.worth);
  });

  it('fails the order if it is refused', async () => {
    const buyer = await payAtMycard('failed');
    expect((await buyer.verify()).State).toBe('failed');
    expect(await buyer.gained()).toBe(0);
  });

  it.each(['abandoned', 'wrongSignature', 'code'])('%s delivers nothing', async (choice) => {
    const buyer = await payAtMycard(choice);
    await buyer.comeBack();
    expect((await buyer.verify()).State).toBe('pending');
    expect(await buyer.gained()).toBe(0);
  });

  it('is refused and stored if its amount differs', async () => {
    const buyer = await payAtMycard('wrongAmount');
    await buyer.comeBack();
    expect((await buyer.verify()).State).toBe('mismatched');
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['mismatched', 0]);
    expect(walk.service.logged.join('\n')).toContain('mismatch:amount');
  });

  it('is found by the reconciler if the player does not come back', async () => {
    await expectState(await payAtMycard('silent'), 'delivered');
  });

  it('is found by a call for late repair', async () => {
    const buyer = await payAtMycard('missed');
    await expect.poll(buyer.said).toEqual([`callback for ${buyer.TradeNo}: answered 1`]);
    await expectState(buyer, 'delivered');
    expect(await buyer.gained()).toBe(buyer.worth);
  });

  it('is delivered once after two calls for late repair', async () => {
    const buyer = await payAtMycard('doubled');
    await expect.poll(() => buyer.said().length, { timeout: 5000 }).toBe(2);
    await expectState(buyer, 'delivered');
    await walk.context.advance(HOUR);
    expect(await buyer.gained()).toBe(buyer.worth);
  });

  it.each([
    ['codePaid', HOUR],
    ['late', 2 * HOUR],
  ])('%s is delivered after the order expired', async (choice, seconds) => {
    const buyer = await payAtMycard(choice, 'mycardCard');
    await walk.context.advance(seconds + 60);
    expect((await buyer.order()).State).toBe('expired');
    await walk.sandbox.postWaiting();
    await expectState(buyer, 'delivered');
    expect(await buyer.gained()).toBe(buyer.worth);
  });
});

it('the sandbox rejects an authorisation with a wrong hash, and a used number', async () => {
  const buyer = await walk.buy('mycardPoint');
  const mycard = walk.service.ports.payments?.gateways.mycard;
  const trade: Trade = {
    TradeNo: buyer.TradeNo,
    OrderID: buyer.OrderID,
    PlayerID: '10000001',
    GoodsID: 'wallet-1',
    GateWay: 'mycardPoint',
    Price: 30,
    CreateTime: '2026-11-20T04:00:00.000Z',
    GatewayNo: '',
    AuthCode: '',
    Origin: walk.service.origin,
  };
  await expect(mycard?.authorise(trade)).rejects.toThrow('refused an order with DUPLICATE');
  const { serviceID } = sandboxMerchants('').mycard;
  const api = `${walk.sandbox.origin}/mycard/MyBillingPay/api/AuthGlobal`;
  const answer = await postFields(api, { FacServiceId: serviceID, FacTradeSeq: 'A', Hash: 'f'.repeat(64) });
  expect(await answer.json()).toMatchObject({ ReturnCode: 'HASH' });
});

it('leaves no key, hash, code of authorisation or address of a page in the log', async () => {
  const buyer = await payAtMycard('missed');
  await buyer.comeBack();
  await expectState(buyer, 'delivered');
  const forged = { DATA: JSON.stringify({ ReturnCode: '1', FacTradeSeq: 'no list', CardNo: 'cArD-16' }) };
  expect((await postFields(`${walk.service.origin}/payments/mycard/callback`, forged)).status).toBe(400);
  const { key } = sandboxMerchants('').mycard;
  const secrets = [key, buyer.AuthCode, encodeURIComponent(buyer.AuthCode), buyer.TradeNo, 'cArD-16'];
  const log = walk.service.logged.join('\n');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
