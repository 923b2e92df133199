import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { freePort } from '../testing/freePort.ts';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';
import { formOf, postFields as post } from '../testing/gatewayForm.ts';
import { PaymentWalk } from '../testing/paymentWalk.ts';
import { checkMacValue } from './ecpay/signature.ts';
import { formFields } from './formAnswer.ts';

const { ecpay: ECPAY } = sandboxMerchants('');
let walk: PaymentWalk;
beforeAll(async () => {
  walk = await PaymentWalk.start({ service: await freePort(), sandbox: await freePort() });
}, 60_000);
afterAll(() => walk.sandbox.stop());
beforeEach(() => walk.open());
afterEach(() => walk.close());

/** A player buys and goes to the page of the gateway. */
async function goToGateway(GateWay: 'credit' | 'bank' | 'storeCode', Invoice?: Invoice) {
  const buyer = await walk.buy(GateWay, Invoice);
  const page = await fetch(buyer.PaymentURL);
  const form = formOf(await page.text());
  const shown = await post(form.address, form.fields);
  expect(shown.status).toBe(200);
  const TradeNo = form.fields['MerchantTradeNo'] ?? '';
  return {
    ...buyer,
    page,
    form,
    TradeNo,
    visit: async () => formOf(await (await fetch(buyer.PaymentURL)).text()),
    refunded: async () => (await walk.service.ports.store.table('paymentAttempts').get(TradeNo))?.Refund,
    said: () => walk.sandbox.said.filter((line) => line.includes(TradeNo)),
    choose: (choice: string) => post(`${walk.sandbox.origin}/choose`, { MerchantTradeNo: TradeNo, choice }),
  };
}

describe('a payment over the wire of ECPay', () => {
  it('goes from our page to the gateway, and is delivered by the callback', async () => {
    const buyer = await goToGateway('credit');
    const policy = buyer.page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${walk.sandbox.origin};`);
    expect(policy).not.toContain("form-action 'self'");
    const done = await buyer.choose('paid');
    await expect.poll(buyer.said).toEqual([`callback for ${buyer.TradeNo}: answered 1|OK`]);
    expect((await buyer.order()).State).toBe('delivered');
    expect(await buyer.gained()).toBe(120);
    const back = formOf(await done.text());
    const returned = await post(back.address, { RtnCode: '1' });
    expect([returned.status, returned.headers.get('location')]).toEqual([303, `/store?trade=${buyer.TradeNo}`]);
  });

  it.each([
    ['failed', '1|OK', 'failed', 0],
    ['doubled', '1|OK', 'delivered', 120],
    ['wrongAmount', '0|Refused', 'mismatched', 0],
    ['wrongSignature', '0|Refused', 'pending', 0],
    ['simulated', '1|OK', 'pending', 0],
  ])('%s is answered with %s', async (choice, answer, state, gems) => {
    const buyer = await goToGateway('credit');
    await buyer.choose(choice);
    await expect.poll(() => buyer.said()[0]).toBe(`callback for ${buyer.TradeNo}: answered ${answer}`);
    expect((await buyer.order()).State).toBe(state);
    expect(await buyer.gained()).toBe(gems);
  });

  it('a simulated payment is not delivered by a query either, although the query reports it as paid', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('simulated');
    await expect.poll(() => buyer.said().length).toBe(1);
    await post(`${walk.service.origin}/payments/return/${buyer.TradeNo}`, { RtnCode: '1' });
    await walk.context.advance(120);
    await expect(buyer.verify()).rejects.toThrow('300007');
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['pending', 0]);
  });

  it('a player who comes back to an abandoned page pays a new attempt, and a second payment is refunded', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('abandoned');
    const again = await buyer.visit();
    expect(again.fields['MerchantTradeNo']).not.toBe(buyer.TradeNo);
    expect((await post(again.address, again.fields)).status).toBe(200);
    await post(`${walk.sandbox.origin}/choose`, {
      MerchantTradeNo: again.fields['MerchantTradeNo'] ?? '',
      choice: 'paid',
    });
    await expect.poll(async () => (await buyer.order()).State).toBe('delivered');
    await buyer.choose('paid');
    await expect.poll(() => buyer.said().length).toBe(1);
    expect(await buyer.gained()).toBe(120);
    await walk.context.advance(60);
    await expect.poll(buyer.refunded, { timeout: 30_000 }).toBe('done');
    expect((await buyer.order()).Refund).toEqual({ Reason: 'double', State: 'done', Price: 30, Unreversed: 0 });
    expect((await fetch(buyer.PaymentURL, { redirect: 'manual' })).status).toBe(303);
  }, 60_000);

  it('a lost callback is found by a query', async () => {
    const buyer = await goToGateway('credit');
    expect((await buyer.verify()).State).toBe('pending');
    await buyer.choose('silent');
    expect((await buyer.verify()).State).toBe('delivered');
  });

  it('an abandoned payment delivers nothing, and the return of the browser proves nothing', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('abandoned');
    await post(`${walk.service.origin}/payments/return/${buyer.TradeNo}`, { RtnCode: '1', TradeAmt: '30' });
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['pending', 0]);
  });

  it.each([
    ['bank', { Kind: 'atm', Bank: '812', Number: '9103522175887271' }],
    ['storeCode', { Kind: 'store', Bank: '', Number: 'LLL22251222222' }],
  ] as const)('a code for %s waits, and is delivered when it is paid', async (way, code) => {
    const buyer = await goToGateway(way);
    await buyer.choose('codePaid');
    await expect.poll(() => buyer.said().length).toBe(1);
    expect(await buyer.order()).toMatchObject({ State: 'waiting', PaymentCode: code });
    await walk.sandbox.postWaiting();
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['delivered', buyer.worth]);
  });

  it('a code is valid for days by the moved clock of the service', async () => {
    await walk.context.advance(30 * 86_400);
    const buyer = await goToGateway('storeCode');
    await buyer.choose('code');
    await expect.poll(() => buyer.said().length).toBe(1);
    expect((await buyer.order()).State).toBe('waiting');
  });

  it('delivers a payment whose callback arrives after the order expired', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('late');
    await walk.context.advance(2 * 3600);
    expect((await buyer.order()).State).toBe('expired');
    await walk.sandbox.postWaiting();
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['delivered', buyer.worth]);
  });
});

describe('a callback over HTTP', () => {
  it('is refused without its signature, with another merchant and above the size limit', async () => {
    const buyer = await goToGateway('credit');
    const address = `${walk.service.origin}/payments/ecpay/callback`;
    const fields = { MerchantID: '9999999', MerchantTradeNo: buyer.TradeNo, RtnCode: '1', TradeAmt: '30' };
    const sign = (signed: Record<string, string>) => ({
      ...signed,
      CheckMacValue: checkMacValue(signed, ECPAY.keys),
    });
    expect((await post(address, fields)).status).toBe(401);
    expect((await post(address, sign(fields))).status).toBe(400);
    expect((await post(address, sign({ ...fields, Note: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await post(`${walk.service.origin}/payments/omg/callback`, fields)).status).toBe(401);
    expect((await post(`${walk.service.origin}/payments/stranger/callback`, fields)).status).toBe(404);
    expect((await buyer.order()).State).toBe('pending');
  });

  it('leaves no key, signature, card, barcode or page of payment in the log', async () => {
    const barcode = '/SECRET7';
    const buyer = await goToGateway('credit', { Type: INVOICE.barcode, Number: barcode });
    await buyer.choose('silent');
    // Four digits would be found by chance in a time or an id.
    const card = { card6no: 'cArD-6', card4no: 'cArD-4' };
    const fields = { MerchantID: ECPAY.merchantID, MerchantTradeNo: buyer.TradeNo, ...card };
    const sent = [
      { ...fields, RtnCode: '1', TradeAmt: '31' },
      { ...fields, RtnCode: '1', TradeAmt: 'much' },
      { ...fields, RtnCode: '10100058', TradeAmt: '30' },
      { ...fields, RtnCode: '1', TradeAmt: '30' },
    ].map((each) => ({ ...each, CheckMacValue: checkMacValue(each, ECPAY.keys) }));
    const statuses: number[] = [];
    for (const each of [...sent, { ...fields, CheckMacValue: 'F'.repeat(64) }])
      statuses.push((await post(`${walk.service.origin}/payments/ecpay/callback`, each)).status);
    expect(statuses).toEqual([400, 400, 200, 200, 401]);
    expect((await buyer.order()).State).toBe('delivered');
    await walk.context.advance(60);
    await expect.poll(async () => (await buyer.order()).Receipt?.State, { timeout: 30_000 }).toBe('issued');
    const { hashKey, hashIV } = ECPAY.keys;
    const signatures = [buyer.form.fields['CheckMacValue'] ?? 'none', ...sent.map((each) => each.CheckMacValue)];
    const secrets = [hashKey, hashIV, ...signatures, ...Object.values(card), barcode, buyer.TradeNo];
    const log = walk.service.logged.join('\n');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).toContain('mismatch:amount');
  }, 60_000);
});

it('the sandbox rejects a form with a wrong signature, and a used trade number', async () => {
  const { form } = await goToGateway('credit');
  expect((await post(form.address, form.fields)).status).toBe(400);
  expect((await post(form.address, { ...form.fields, TotalAmount: '1' })).status).toBe(400);
  const unsigned = await post(`${walk.sandbox.origin}/Cashier/QueryTradeInfo/V5`, { MerchantTradeNo: 'x' });
  expect(formFields(await unsigned.text())['TradeStatus']).toBe('10200073');
});
