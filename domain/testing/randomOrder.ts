import { payOrder } from '../payment/handlers.ts';
import type { PaymentWorld } from './paymentWorld.ts';

const FAULTS = ['doubled', 'late', 'reordered', 'forged', 'changedAmount', 'otherMerchant', 'lost', 'unpaid'] as const;
type Draw = (bound: number) => number;

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 7) % bound;
  };
}

/**
 * Buys the world's order with one to three random faults of its callbacks, and waits until all callbacks and jobs are done.
 * @returns a description of the fault. Undefined if the order was delivered once after a payment, or not delivered without a payment
 */
export async function buyWithFaults(shop: PaymentWorld, draw: Draw): Promise<string | undefined> {
  const faults = Array.from({ length: 1 + draw(3) }, () => FAULTS[draw(FAULTS.length)] ?? 'lost');
  const gems = await shop.gems();
  if (draw(4) === 0) shop.gateway.faults.authorise = [draw(2) === 0 ? 'lost' : 'unreached'];
  await shop.call(payOrder, 'r1');
  await shop.call(payOrder, 'r2');
  await play(shop, faults, draw);
  const isPaid = [...shop.gateway.trades.values()].some(({ State }) => State === 'paid');
  for (let hour = 0; hour < 8; hour += 1) await shop.advance(3600);
  const { State } = await shop.order();
  const got = [State, await shop.deliveries(), (await shop.gems()) - gems].join(' ');
  const due = isPaid ? 'delivered 1 60' : 'expired 0 0';
  return got === due ? undefined : `${faults.join(' ')}: ${got}`;
}

/** Runs the faults of one order. Only a real payment counts as paid at the gateway. */
async function play(shop: PaymentWorld, faults: readonly (typeof FAULTS)[number][], draw: Draw): Promise<void> {
  for (const fault of faults) {
    const before = new Map([...shop.gateway.trades].map(([name, trade]) => [name, trade.State]));
    const body = shop.gateway.pay({
      ...(fault === 'changedAmount' && { Amount: 1 + draw(29) }),
      ...(fault === 'otherMerchant' && { Merchant: 'stranger' }),
    });
    const isForged = fault === 'forged' || fault === 'unpaid';
    if (isForged) for (const [name, trade] of shop.gateway.trades) trade.State = before.get(name) ?? 'waiting';
    if (fault === 'forged') await shop.post(body.replace('signed', 'forged'));
    if (fault === 'late') await shop.advance(2 * 3600);
    if (fault === 'reordered') await shop.advance(draw(120));
    if (fault !== 'lost' && !isForged) await shop.post(body);
    if (fault === 'doubled' || fault === 'reordered') await Promise.all([shop.post(body), shop.post(body)]);
  }
}
