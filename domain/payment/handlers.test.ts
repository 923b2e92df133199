import { describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { PaymentPorts } from '../ports/payment.ts';
import { BRANDS, createMemoryWorld } from '../testing/memoryWorld.ts';
import { payByOmg } from './handlers.ts';

const BUYER = '10000001';
/** Opened five minutes before the world was made, to be paid by card. */
const OPEN_ORDER = 'demo-order-7';

/** The buyer calls, where development tools are off. */
async function contextWith(payments?: PaymentPorts): Promise<RestContext> {
  const { ports: world } = await createMemoryWorld();
  const settings = { ...world.settings, devTools: false };
  const ports: Ports = { ...world, settings, ...(payments !== undefined && { payments }) };
  const now = ports.clock.now();
  const player = assertDefined(await ports.store.table('players').get(BUYER), 'the buyer');
  const session = {
    TokenHash: '',
    PlayerID: BUYER,
    Provider: 'phone',
    IsRegist: false,
    ProofTime: '',
    CodeTime: '',
    DeviceHash: '',
    CreateTime: '',
    Expires: '',
    EndReason: '',
  };
  return {
    now,
    nowText: new Date(now).toISOString(),
    ports,
    brand: assertDefined(BRANDS[0], 'a brand'),
    cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    origin: 'http://localhost',
    device: () => '',
    agent: '',
    identity: { session, player },
    attach: () => undefined,
  };
}

const pay = (context: RestContext) => payByOmg.run({ OrderID: OPEN_ORDER }, context, context.ports.store, undefined);

describe('a payment without development tools', () => {
  it('is refused honestly where no gateway is configured', async () => {
    await expect(pay(await contextWith())).rejects.toMatchObject({ code: 300007 });
  });

  it('goes to the gateway that is configured, once', async () => {
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

  it('waits for no invoice service unless a company pays, which must get its invoice', async () => {
    const context = await contextWith();
    await context.ports.store.transaction((tx) =>
      tx.table('orders').update({ OrderID: OPEN_ORDER }, { Invoice: { Type: 5, Number: '04595257' } }),
    );
    await expect(pay(context)).rejects.toMatchObject({ code: 200092 });
  });
});
