import type { Order } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import { unusedOf } from '#protocol/rules/rescission.ts';
import type { RestContext } from '../dispatch/context.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { rescissionUntil } from '../shop/describeOrder.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { ownOrder } from '../shop/ownOrder.ts';
import { passedOnOf } from '../shop/passedOn.ts';
import { publishOrder } from '../shop/publishOrder.ts';

export const SET_ASIDE = 'house:rescission';

/**
 * Stores a request for rescission, and sets the unused items aside.
 * @throws Failure 300011 for an order of another player, 300015 if it is not delivered, 300048 after 7 days, 300049 for a second request,
 * 300050 if nothing is left
 */
export async function askRescission(tx: Transaction, context: RestContext, OrderID: string): Promise<Order> {
  const { nowText } = context;
  const order = await ownOrder(tx, context, OrderID);
  if (order.State !== 'delivered') fail(300015);
  if ((await tx.table('rescissions').get(OrderID)) !== undefined) fail(300049);
  const [step] = await tx.table('orderSteps').find({ where: { OrderID, State: 'delivered' }, limit: 1 });
  if (step === undefined || rescissionUntil(step.CreateTime) <= nowText) fail(300048);
  const unused = unusedOf({ ...order, PassedOn: await passedOnOf(tx, order) }, await balanceOf(tx, order));
  if (unused.Refund === 0) fail(300050);
  await tx.table('rescissions').insert({
    OrderID,
    State: 'asked',
    AskTime: nowText,
    DecideTime: '',
    ...unused,
    Note: '',
  });
  const { PlayerID, ItemID } = order;
  const Amount = unused.Unused + unused.UnusedBonus;
  await transferWithin(tx, nowText, {
    ID: `order:${OrderID}:rescission`,
    Reason: 'rescission',
    Source: 'store',
    Lines: [
      { Owner: `player:${PlayerID}`, ItemID, Amount: -Amount },
      { Owner: SET_ASIDE, ItemID, Amount },
    ],
  });
  await publishWallet(tx, PlayerID);
  return publishOrder(tx, order, nowText);
}

const balanceOf = async (db: Reader, { PlayerID, ItemID }: OrderRow): Promise<number> =>
  (await db.table('accounts').get(`player:${PlayerID}`, ItemID))?.Balance ?? 0;
