import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';
import { formOf, PaymentWalk, postFields } from '../testing/paymentWalk.ts';
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

describe('a payment over the wire that the settings give OMG', () => {
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

  it('a payment whose callback comes after the order expired is delivered', async () => {
    const buyer = await payAtOmg('late');
    await walk.context.advance(2 * 3600);
    expect((await buyer.order()).State).toBe('expired');
    await walk.sandbox.postWaiting();
    expect([(await buyer.order()).State, await buyer.gained()]).toEqual(['delivered', buyer.worth]);
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
