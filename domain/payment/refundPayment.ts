import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { reverseInvoice } from '../invoice/reverseInvoice.ts';
import type { Transaction } from '../ports/store.ts';
import { holdOrder, refundOrder } from '../shop/order.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { loseVipExperience } from '../vip/loseVipExperience.ts';
import { updateAttempt } from './attempt.ts';
import { assertSomethingIsLeft, type RefundSides, refundSidesOf, vipExperienceOf } from './refundSides.ts';

/**
 * Refunds a delivered order, takes its VIP experience back, and stores that its gateway has to return the money. The
 * reconciler calls the gateway. Items that were passed on are not refunded, unless the refund is whole.
 * @throws Failure 300011 for an unknown order, 300015 if it is not delivered or has an open rescission, 300050 if all that
 * was bought was passed on
 */
export async function refundPayment(
  tx: Transaction,
  moment: Moment,
  OrderID: string,
  { isWhole }: { readonly isWhole: boolean },
): Promise<RefundSides> {
  const order = await holdOrder(tx, OrderID);
  // Items that are set aside have to be returned first.
  if (order.State !== 'delivered' || (await tx.table('rescissions').get(OrderID))?.State === 'asked') fail(300015);
  const sides = await refundSidesOf(tx, order, isWhole);
  assertSomethingIsLeft(sides);
  const refunded = await refundOrder(tx, moment, order, sides);
  await loseVipExperience(tx, order.PlayerID, vipExperienceOf(sides.Price));
  await giveBack(tx, moment, refunded, sides.Price);
  await publishOrder(tx, refunded, moment.nowText);
  return sides;
}

/**
 * Stores that an amount of a held order goes back to the player, through its gateway and in its invoice.
 * @param amount NT$
 */
export async function giveBack(
  tx: Transaction,
  moment: Moment,
  { OrderID, Price }: OrderRow,
  amount: number,
): Promise<void> {
  const [attempt] = await tx.table('paymentAttempts').find({ where: { OrderID, State: 'paid', Refund: '' }, limit: 1 });
  const RefundPrice = amount === Price ? 0 : amount;
  if (attempt !== undefined)
    await updateAttempt(tx, attempt, { Refund: 'due', RefundPrice, QueryTime: moment.nowText });
  await reverseInvoice(tx, moment, OrderID, amount);
}
