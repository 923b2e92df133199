import type { Reader } from '../ports/store.ts';
import { passedOnOfOrders, withDeliveryTimes } from '../shop/passedOn.ts';
import type { RowOf, Tables } from '../tables.ts';
import { vipLossesOf } from '../vip/loseVipExperience.ts';
import { type RefundSides, vipExperienceOf } from './refundSides.ts';

type Request = RowOf<Tables['rescissions']>;

/**
 * Computes both sides of requested rescissions. Their items were set aside by the requests. The number of reads does not depend on the
 * number of requests.
 *
 * @returns the sides by order
 */
export async function rescissionSidesOf(
  db: Reader,
  requests: readonly Request[],
): Promise<ReadonlyMap<string, RefundSides>> {
  if (requests.length === 0) return new Map();
  const rows = await db.table('orders').getMany(requests.map(({ OrderID }): [string] => [OrderID]));
  const found = requests.flatMap((request, at) => {
    const order = rows[at];
    return order === undefined ? [] : [{ request, order }];
  });
  const orders = found.map(({ order }) => order);
  const passedOn = await passedOnOfOrders(db, await withDeliveryTimes(db, orders));
  const losses = await vipLossesOf(
    db,
    found.map(({ request, order }) => ({ PlayerID: order.PlayerID, most: vipExperienceOf(request.Refund) })),
  );
  return new Map(
    found.flatMap(({ request: { OrderID, Unused, UnusedBonus, Refund } }, at) => {
      const Vip = losses[at];
      const Taken = Unused + UnusedBonus;
      const PassedOn = passedOn.get(OrderID) ?? 0;
      return Vip === undefined ? [] : [[OrderID, { Price: Refund, Brought: Taken, Taken, PassedOn, Vip }] as const];
    }),
  );
}
