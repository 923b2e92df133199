import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';
import { formOf, postFields } from '../testing/gatewayForm.ts';
import { PaymentWalk } from '../testing/paymentWalk.ts';
import { signed } from './omg/signature.ts';

const { omg: OMG } = sandboxMerchants('');
let walk: PaymentWalk;
beforeAll(async () => {
  walk = await PaymentWalk.start({ service: await freePort(), sandbox: await freePort() });
}, 60_000);
afterAll(() => walk.sandbox.stop());
beforeEach(() => walk.open());
afterEach(() => walk.close());

/** A player buys, and chooses on the page of OMG how the payment ends. */
async function payAtOmg(choice: string) {
  const buyer = await walk.buy('telecom');
  const form = formOf(await (await fetch(buyer.PaymentURL)).text());
  const page = await postFields(form.address, form.fields);
  expect(page.status).toBe(200);
  const { address, fields } = formOf(await page.text());
  await postFields(walk.sandbox.origin + address, { ...fields, choice });
  return { ...buyer, form, said: () => walk.sandbox.said.filter((line) => line.includes(buyer.TradeNo)) };
}

describe('a payment over the wire that the settings describe for OMG', () => {
  it.each([
    ['paid', 'OK', 'delivered'],
    ['failed', 'OK', 'failed'],
    ['doubled', 'OK', 'delivered'],
    ['wrongAmount', 'NO', 'mismatched'],
    ['wrongSignature', 'NO', 'pending'],
  ])('%s is answered with %s', async (choice, answer, state) => {
    const buyer = await payAtOmg(choice);
    await expect.poll(() => buyer.said()[0]).toBe(`callback for ${buyer.TradeNo}: answered ${answer}`);
    expect((await buyer.order()).State).toBe(state);
    expect(await buyer.gained()).toBe(state === 'delivered' ? buyer.worth : 0);
  });

  it('a lost callback is found by a query', async () => {
    expect((await (await payAtOmg('silent')).verify()).State).toBe('delivered');
  });

  it('an abandoned payment delivers nothing', async () => {
    const buyer = await payAtOmg('abandoned');
    expect([(await buyer.verify()).State, await buyer.gained()]).toEqual(['pending', 0]);
  });

  it('delivers a payment whose callback arrives after the order expired', async () => {
    const buyer = await payAtOmg('late');
    await walk.context.advance(2 * 3600);
    expect((await buyer.order()).State).toBe('expired');
    await walk.sandbox.postWaiting();
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['delivered', buyer.worth]);
  });

  it('a signed form of a player is no callback, and neither is its text split in another way', async () => {
    const buyer = await payAtOmg('abandoned');
    const { Sign = '', ...form } = buyer.form.fields;
    const address = `${walk.service.origin}/payments/omg/callback`;
    const [first = '', ...pairs] = Object.entries(form)
      .map((pair) => pair.join('='))
      .toSorted();
    const [name = '', ...value] = first.split('=');
    const cut = { [name]: [value.join('='), ...pairs].join('&') };
    for (const fields of [form, { ...form, Status: 'S' }, cut])
      expect((await postFields(address, { ...fields, Sign })).status).toBe(401);
    const again = signed({ ...form, Status: 'S' }, OMG);
    expect((await postFields(address, again)).status).toBe(401);
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['pending', 0]);
  });

  it('a signed callback of a payment that OMG does not know delivers nothing', async () => {
    const buyer = await payAtOmg('abandoned');
    const { MerchantNo = '', OrderNo = '', Price = '', Currency = '', Product = '' } = buyer.form.fields;
    const claim = signed({ MerchantNo, OrderNo, Price, Currency, Product, Status: 'S', SerialNo: '' }, OMG);
    expect((await postFields(`${walk.service.origin}/payments/omg/callback`, claim)).status).toBe(200);
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['pending', 0]);
  });

  it('a malformed callback is refused, and leaves no key and no signature in the log', async () => {
    const buyer = await payAtOmg('paid');
    await expect.poll(() => buyer.said().length).toBe(1);
    const address = `${walk.service.origin}/payments/omg/callback`;
    const malformed = signed({ OrderNo: buyer.TradeNo, Price: 'much', CardNo: 'cArD-16' }, OMG);
    expect((await postFields(address, malformed)).status).toBe(400);
    const secrets = [
      OMG.key,
      buyer.form.fields['Sign'] ?? 'none',
      malformed['Sign'] ?? 'none',
      'cArD-16',
      buyer.TradeNo,
    ];
    const log = walk.service.logged.join('\n');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
