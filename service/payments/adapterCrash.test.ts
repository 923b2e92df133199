import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { payOrder } from '#domain/payment/handlers.ts';
import { expectOneDelivery } from '#domain/testing/boughtOnce.ts';
import type { Death } from '#domain/testing/mortalBackend.ts';
import { addOpenOrder } from '#domain/testing/openOrder.ts';
import { NOON, PaymentWorld, type SurvivingStorage } from '#domain/testing/paymentWorld.ts';
import { type GateWay, PAYMENT_ADAPTERS, type PaymentAdapter } from '#protocol/entities/order.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { readConfig } from '../config.ts';
import { type SandboxGateway, startSandboxGateway } from '../sandboxGateway/sandboxGateway.ts';
import { sandboxMerchants, sandboxSettings } from '../sandboxGateway/settings.ts';
import { describeOnSurvivingDatabases } from '../testing/eachSurvivingDatabase.ts';
import { freePort } from '../testing/freePort.ts';
import { postFields } from '../testing/gatewayForm.ts';
import { createPayments } from './paymentConfig.ts';

/** Every commit with `CRASHES=whole`, otherwise one in this number. */
const STEP = process.env['CRASHES'] === 'whole' ? 1 : 24;
const WAYS: Readonly<Record<PaymentAdapter, GateWay>> = { ecpay: 'credit', mycard: 'mycardCard', omg: 'telecom' };

/** The sandbox, which is another system that survives, and the address at which it calls the open shop. */
let sandbox: SandboxGateway;
let callbacks: Server;
let shopOrigin = '';
let open: PaymentWorld | undefined;
const said: string[] = [];
let lastBody = '';

beforeAll(async () => {
  const port = await freePort();
  shopOrigin = `http://127.0.0.1:${port}`;
  callbacks = createServer((request, response) => {
    const adapter = PAYMENT_ADAPTERS.find((each) => request.url === `/payments/${each}/callback`);
    const answer = async (): Promise<void> => {
      lastBody = await text(request);
      const received = { body: lastBody, address: '127.0.0.1' };
      const { status, body } = await assertDefined(open, 'a shop').deliverCallback(
        assertDefined(adapter, 'a gateway'),
        received,
      );
      response.writeHead(status).end(body);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    callbacks.listen(port, '127.0.0.1', resolve);
  });
  sandbox = await startSandboxGateway({
    port: 0,
    ...sandboxMerchants(shopOrigin),
    report: (line) => void said.push(line),
  });
});
afterAll(async () => {
  await sandbox.stop();
  callbacks.close();
});

const gateways = () => {
  const { payments } = readConfig(sandboxSettings(sandbox.origin), ['bj188']);
  return assertDefined(createPayments(payments, { publicOrigin: shopOrigin, now: () => NOON }), 'gateways');
};

/** Opens the page with the form again, if it was lost when the process died. */
async function visitCheckout(shop: PaymentWorld) {
  for (let visits = 1; visits <= 3; visits += 1) {
    const checkout = await shop.openCheckout();
    if (checkout?.Fields != null) return { Address: checkout.Address, fields: checkout.Fields };
    await shop.advance(20);
    await shop.call(payOrder, `visit-${visits}`);
  }
  throw new Error('there is no form to pay with');
}

/** The player goes to the page of the gateway and pays there. @returns the number of the trade */
async function payAt(shop: PaymentWorld, adapter: PaymentAdapter): Promise<string> {
  if (adapter === 'mycard') {
    const attempts = await shop.attempts();
    const attempt = assertDefined(
      attempts.find(({ State }) => State === 'waiting'),
      'an attempt',
    );
    await postFields(`${sandbox.origin}/mycard/choose`, { AuthCode: attempt.AuthCode, choice: 'missed' });
    return attempt.TradeNo;
  }
  const { Address, fields } = await visitCheckout(shop);
  expect((await postFields(Address, fields)).status).toBe(200);
  const trade = fields[adapter === 'ecpay' ? 'MerchantTradeNo' : 'OrderNo'] ?? '';
  const chosen = adapter === 'ecpay' ? { MerchantTradeNo: trade } : { trade };
  await postFields(`${sandbox.origin}${adapter === 'ecpay' ? '/choose' : '/omg/choose'}`, {
    ...chosen,
    choice: 'paid',
  });
  return trade;
}

/** Buys a new order in a database whose process dies, a day after the previous order. @returns its commits and deaths */
function createBuyer(storage: SurvivingStorage, adapter: PaymentAdapter) {
  let nth = 0;
  return async (deaths: ReadonlyMap<number, Death>): Promise<PaymentWorld> => {
    nth += 1;
    const order = `${adapter}-${nth}`;
    const begin = NOON + nth * DAY_MS;
    const first = await new PaymentWorld(storage, { order, begin }).open();
    await addOpenOrder(first, order, begin, WAYS[adapter]);
    const gems = await first.gems();
    const shop = await new PaymentWorld(storage, { order, begin, deaths, gateways: gateways() }).open();
    open = shop;
    for (const R of ['r1', 'r2', 'r3']) {
      await shop.call(payOrder, R);
      await shop.advance(20);
    }
    const trade = await payAt(shop, adapter);
    const answered = () => said.filter((line) => line.startsWith(`callback for ${trade}`));
    await expect.poll(answered).toHaveLength(1);
    // The gateway repeats the callback with its signature.
    await shop.deliverCallback(adapter, { body: lastBody, address: '127.0.0.1' });
    for (let minute = 0; minute < 10; minute += 1) await shop.advance(60);
    await expectOneDelivery(shop, gems);
    const confirmed = said.filter((line) => line === `confirmed ${trade}`).length;
    expect(confirmed > 0, 'a gateway that wants a confirmation gets it').toBe(adapter === 'mycard');
    return shop;
  };
}

describe.each(PAYMENT_ADAPTERS)('over the wire of %s', (adapter) => {
  describeOnSurvivingDatabases((create) => {
    it.each(['before', 'after'] as const)(
      'delivers once if the process dies %s a commit',
      async (death) => {
        const storage = await create(NOON);
        const buyOne = createBuyer(storage, adapter);
        const { commits } = await buyOne(new Map());
        for (let commit = 1; commit <= commits; commit += STEP) {
          const shop = await buyOne(new Map([[commit, death]]));
          // Units of work that wait together share a commit, so a run may end before it reaches the last ones.
          if (shop.commits < commit) break;
          expect(shop.crashes, `commit ${commit}`).toBe(1);
        }
        await storage.close();
      },
      600_000,
    );
  });
});
