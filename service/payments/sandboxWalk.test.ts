import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { assertDefined } from '#conformance/expectation.ts';
import { atDawn, walletItem } from '#conformance/cases/eventDay.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type SandboxGateway, startSandboxGateway } from '../sandboxGateway/sandboxGateway.ts';
import { SANDBOX_SETTINGS } from '../sandboxGateway/settings.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';
import { checkMacValue } from './ecpay/signature.ts';
import { formFields } from './formAnswer.ts';

const PHONE = '0947009001';
let sandbox: SandboxGateway;
let service: TestService;
let context: TestContext;
let answers: string[];
let stopped: (() => Promise<void>)[];

beforeEach(async () => {
  answers = [];
  sandbox = await startSandboxGateway({ port: 0, ...SANDBOX_SETTINGS, report: (line) => void answers.push(line) });
  const { merchantID, keys } = SANDBOX_SETTINGS;
  const probe = await startMemoryService();
  const { port } = probe;
  await probe.stop();
  service = await startMemoryService({
    port,
    publicOrigin: `http://127.0.0.1:${port}`,
    initial: await demoSnapshot(Date.now()),
    payments: {
      methods: { credit: 'ecpay', bank: 'ecpay', storeCode: 'ecpay' },
      ecpay: { origin: sandbox.origin, merchantID, ...keys },
    },
  });
  context = new TestContext(createWireAdapter(service.origin));
  stopped = [() => service.stop(), () => sandbox.stop()];
});
afterEach(async () => {
  context.clear();
  for (const stop of stopped) await stop();
});

const post = (address: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });

/** The hidden fields and the address of the form of a page. */
function formOf(page: string): { readonly address: string; readonly fields: Record<string, string> } {
  const unescape = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  const address = unescape(/<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '');
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return { address, fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescape(value)])) };
}

/** A player buys and goes to the gateway's page. */
async function goToGateway(GateWay: 'credit' | 'bank', Invoice: Invoice = { Type: INVOICE.account, Number: '' }) {
  const { session, socket } = await atDawn(context, PHONE);
  const { GoodsType, ItemID } = await walletItem(socket);
  const { token } = session;
  const { OrderID } = await session.visitor.call(
    createOrder,
    { GoodsID: 'wallet-1', GoodsType, GateWay, Invoice },
    { token },
  );
  const { PaymentURL } = await session.visitor.call(payOrder, { OrderID }, { token });
  const page = await fetch(PaymentURL);
  const form = formOf(await page.text());
  const shown = await post(form.address, form.fields);
  expect(shown.status).toBe(200);
  const TradeNo = form.fields['MerchantTradeNo'] ?? '';
  const wallet = async (): Promise<number> => {
    const { Gem, GamePoint } = await socket.call(getWallet, {});
    return ItemID === 2 ? Gem : GamePoint;
  };
  return {
    page,
    form,
    address: PaymentURL,
    visit: async () => formOf(await (await fetch(PaymentURL)).text()),
    refunded: async () => (await service.ports.store.table('paymentAttempts').get(TradeNo))?.Refund,
    TradeNo,
    wallet,
    choose: (choice: string) => post(`${sandbox.origin}/choose`, { MerchantTradeNo: TradeNo, choice }),
    order: async () => assertDefined((await socket.call(getOrders, {})).List[0], 'the order'),
    verify: () => session.visitor.call(verifyMycard, { OrderID }, { token }),
  };
}

describe('a payment over the wire of ECPay', () => {
  it('goes from the page of ours to the gateway, and is delivered by the callback', async () => {
    const buyer = await goToGateway('credit');
    const policy = buyer.page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action ${sandbox.origin};`);
    expect(policy).not.toContain("form-action 'self'");
    const done = await buyer.choose('paid');
    await expect.poll(() => answers).toEqual([`callback for ${buyer.TradeNo}: answered 1|OK`]);
    expect((await buyer.order()).State).toBe('delivered');
    expect(await buyer.wallet()).toBe(120);
    const back = formOf(await done.text());
    const returned = await post(back.address, { RtnCode: '1' });
    expect([returned.status, returned.headers.get('location')]).toEqual([303, `/store?trade=${buyer.TradeNo}`]);
  });

  it.each([
    ['failed', '1|OK', 'failed', 0],
    ['doubled', '1|OK', 'delivered', 120],
    ['wrongAmount', '0|Refused', 'pending', 0],
    ['wrongSignature', '0|Refused', 'pending', 0],
    ['simulated', '1|OK', 'pending', 0],
  ])('%s is answered with %s', async (choice, answer, state, gems) => {
    const buyer = await goToGateway('credit');
    await buyer.choose(choice);
    await expect.poll(() => answers[0]).toBe(`callback for ${buyer.TradeNo}: answered ${answer}`);
    expect((await buyer.order()).State).toBe(state);
    expect(await buyer.wallet()).toBe(gems);
  });

  it('a player who comes back to an abandoned page pays a new attempt, and a second payment is given back', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('abandoned');
    const again = await buyer.visit();
    expect(again.fields['MerchantTradeNo']).not.toBe(buyer.TradeNo);
    expect((await post(again.address, again.fields)).status).toBe(200);
    await post(`${sandbox.origin}/choose`, { MerchantTradeNo: again.fields['MerchantTradeNo'] ?? '', choice: 'paid' });
    await expect.poll(() => answers.length).toBe(1);
    expect((await buyer.order()).State).toBe('delivered');
    await buyer.choose('paid');
    await expect.poll(() => answers.length).toBe(2);
    expect(await buyer.wallet()).toBe(120);
    await expect.poll(buyer.refunded, { timeout: 30_000 }).toBe('done');
    expect((await fetch(buyer.address, { redirect: 'manual' })).status).toBe(303);
  }, 60_000);

  it('a lost callback is found by a query', async () => {
    const buyer = await goToGateway('credit');
    expect((await buyer.verify()).State).toBe('pending');
    await buyer.choose('silent');
    expect((await buyer.verify()).State).toBe('delivered');
  });

  it('an abandoned payment delivers nothing, and the browser that returns is not believed', async () => {
    const buyer = await goToGateway('credit');
    await buyer.choose('abandoned');
    await post(`${service.origin}/payments/return/${buyer.TradeNo}`, { RtnCode: '1', TradeAmt: '30' });
    expect([(await buyer.order()).State, await buyer.wallet()]).toEqual(['pending', 0]);
  });

  it('an ATM account waits, and is delivered when it is paid', async () => {
    const buyer = await goToGateway('bank');
    await buyer.choose('codePaid');
    await expect.poll(() => answers.length).toBe(1);
    expect(await buyer.order()).toMatchObject({
      State: 'waiting',
      PaymentCode: { Kind: 'atm', Bank: '812', Number: '9103522175887271' },
    });
    await sandbox.postWaiting();
    expect([(await buyer.order()).State, await buyer.wallet()]).toEqual(['delivered', 120]);
  });
});

describe('a callback at the door', () => {
  it('is refused without its signature, with another merchant and above the size limit', async () => {
    const buyer = await goToGateway('credit');
    const address = `${service.origin}/payments/ecpay/callback`;
    const fields = { MerchantID: '9999999', MerchantTradeNo: buyer.TradeNo, RtnCode: '1', TradeAmt: '30' };
    const sign = (signed: Record<string, string>) => ({
      ...signed,
      CheckMacValue: checkMacValue(signed, SANDBOX_SETTINGS.keys),
    });
    expect((await post(address, fields)).status).toBe(401);
    expect((await post(address, sign(fields))).status).toBe(400);
    expect((await post(address, sign({ ...fields, Note: 'x'.repeat(20_000) }))).status).toBe(413);
    expect((await post(`${service.origin}/payments/omg/callback`, fields)).status).toBe(400);
    expect((await post(`${service.origin}/payments/stranger/callback`, fields)).status).toBe(404);
    expect((await buyer.order()).State).toBe('pending');
  });

  it('leaves no key, signature, card, barcode or page of payment in the log', async () => {
    const barcode = '/SECRET7';
    const buyer = await goToGateway('credit', { Type: INVOICE.barcode, Number: barcode });
    // Four digits would be found by chance in a time or an id.
    const card = { card6no: 'cArD-6', card4no: 'cArD-4' };
    const fields = { MerchantID: SANDBOX_SETTINGS.merchantID, MerchantTradeNo: buyer.TradeNo, ...card };
    const sent = [
      { ...fields, RtnCode: '1', TradeAmt: '31' },
      { ...fields, RtnCode: '1', TradeAmt: 'much' },
      { ...fields, RtnCode: '10100058', TradeAmt: '30' },
      { ...fields, RtnCode: '1', TradeAmt: '30' },
    ].map((each) => ({ ...each, CheckMacValue: checkMacValue(each, SANDBOX_SETTINGS.keys) }));
    const statuses: number[] = [];
    for (const each of [...sent, { ...fields, CheckMacValue: 'F'.repeat(64) }])
      statuses.push((await post(`${service.origin}/payments/ecpay/callback`, each)).status);
    expect(statuses).toEqual([400, 400, 200, 200, 401]);
    expect((await buyer.order()).State).toBe('delivered');
    await expect.poll(async () => (await buyer.order()).Receipt?.State, { timeout: 30_000 }).toBe('issued');
    const { hashKey, hashIV } = SANDBOX_SETTINGS.keys;
    const signatures = [buyer.form.fields['CheckMacValue'] ?? 'none', ...sent.map((each) => each.CheckMacValue)];
    const secrets = [hashKey, hashIV, ...signatures, ...Object.values(card), barcode, buyer.TradeNo];
    const log = service.logged.join('\n');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).toContain('mismatch:amount');
  }, 60_000);
});

it('the sandbox takes no form with a wrong signature, and no trade number twice', async () => {
  const { form } = await goToGateway('credit');
  expect((await post(form.address, form.fields)).status).toBe(400);
  expect((await post(form.address, { ...form.fields, TotalAmount: '1' })).status).toBe(400);
  const unsigned = await post(`${sandbox.origin}/Cashier/QueryTradeInfo/V5`, { MerchantTradeNo: 'x' });
  expect(formFields(await unsigned.text())['TradeStatus']).toBe('10200073');
});
