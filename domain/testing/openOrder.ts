import { assertDefined } from '#conformance/expectation.ts';
import type { GateWay as GateWayName } from '#protocol/entities/order.ts';
import { ORDER, type PaymentWorld } from './paymentWorld.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds another open order of the buyer, a copy of the order in the demo world.
 * @param GateWay the way to pay; card by default
 */
export async function addOpenOrder(
  { ports }: PaymentWorld,
  OrderID: string,
  begin: number,
  GateWay: GateWayName = 'credit',
): Promise<void> {
  const row = assertDefined(await ports.store.table('orders').get(ORDER), 'an order to copy');
  await ports.store.transaction((tx) =>
    tx.table('orders').insert({
      ...row,
      OrderID,
      GateWay,
      State: 'created',
      CreateTime: new Date(begin).toISOString(),
      ExpireTime: new Date(begin + HOUR_MS).toISOString(),
    }),
  );
}
