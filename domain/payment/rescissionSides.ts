import type { Reader } from '../ports/store.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { passedOnOf } from '../shop/passedOn.ts';
import type { RowOf, Tables } from '../tables.ts';
import { vipLossOf } from '../vip/loseVipExperience.ts';
import { type RefundSides, vipExperienceOf } from './refundSides.ts';

/** Computes both sides of a requested rescission. Its items were set aside by the request. */
export async function rescissionSidesOf(
  db: Reader,
  order: OrderRow,
  { Unused, UnusedBonus, Refund }: RowOf<Tables['rescissions']>,
): Promise<RefundSides> {
  const Taken = Unused + UnusedBonus;
  return {
    Price: Refund,
    Brought: Taken,
    Taken,
    PassedOn: await passedOnOf(db, order),
    Vip: await vipLossOf(db, order.PlayerID, vipExperienceOf(Refund)),
  };
}
