import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Brand } from '#protocol/brands.ts';
import { present } from '#protocol/conformance/expectation.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import type { RestContext } from '../dispatch/context.ts';
import { createRateLimiter } from '../dispatch/rateLimiter.ts';
import { createLocalBus } from '../ports/bus.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentPorts } from '../ports/payment.ts';
import { createMemoryBackend, createStore } from '../store/index.ts';
import { seedDemoWorld } from '../world/demo.ts';
import { omg } from './handlers.ts';

const NOW = Date.parse('2026-11-21T04:00:00.000Z');
const BUYER = '10000001';
/** Opened five minutes before the world was made, to be paid by card. */
const OPEN_ORDER = 'demo-order-7';

async function contextWith(payments?: PaymentPorts): Promise<RestContext> {
  const brands = z.array(Brand).parse(generated);
  const bus = createLocalBus();
  const store = createStore(createMemoryBackend(), { bus, uuid: randomUUID });
  await seedDemoWorld(store, NOW);
  const clock = { now: () => NOW, advance: () => undefined };
  const ports: Ports = {
    store,
    bus,
    clock,
    random: { bytes: (length) => new Uint8Array(randomBytes(length)), uuid: randomUUID },
    messenger: { send: async () => undefined },
    limiter: createRateLimiter(clock),
    observer: { call: () => undefined },
    settings: { siteID: 'prd', chatMinVip: 3, devTools: false, publicOrigin: 'http://domain.test', brands },
    secret: new Uint8Array(32),
    ...(payments !== undefined && { payments }),
  };
  const player = present(await store.table('players').get(BUYER), 'the buyer');
  const session = {
    TokenHash: '',
    PlayerID: BUYER,
    Provider: 'phone',
    IsRegist: false,
    CreateTime: '',
    Expires: '',
    EndReason: '',
  };
  return {
    now: NOW,
    nowText: new Date(NOW).toISOString(),
    ports,
    brand: present(brands[0], 'a brand'),
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    device: () => '',
    identity: { session, player },
    attach: () => undefined,
  };
}

const pay = (context: RestContext) => omg.run({ OrderID: OPEN_ORDER }, context, context.ports.store);
const setInvoice = (context: RestContext, Number: string) =>
  context.ports.store.transaction((tx) =>
    tx.table('orders').update({ OrderID: OPEN_ORDER }, { Invoice: { Type: 5, Number } }),
  );

describe('a payment without development tools', () => {
  it('is refused honestly where no gateway is configured', async () => {
    await expect(pay(await contextWith())).rejects.toMatchObject({ code: 300007 });
  });

  it('goes to the gateway that is configured', async () => {
    const taken: string[] = [];
    const context = await contextWith({
      gateways: {
        omg: {
          authorise: async ({ OrderID, Price }) => {
            taken.push(`${OrderID} ${Price}`);
            return { TradeSeq: 't1', AuthCode: 'a1', PaymentURL: 'https://pay.test/t1' };
          },
          query: async () => 'pending',
          confirm: async () => undefined,
        },
      },
    });
    await expect(pay(context)).resolves.toMatchObject({ State: 'pending', PaymentURL: 'https://pay.test/t1' });
    await pay(context);
    expect(taken).toEqual([`${OPEN_ORDER} 30`]);
  });

  it("waits for no invoice service but a company's", async () => {
    const context = await contextWith();
    await setInvoice(context, '04595257');
    await expect(pay(context)).rejects.toMatchObject({ code: 200092 });
  });
});
