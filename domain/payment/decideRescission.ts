import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Transaction } from '../ports/store.ts';
import { holdOrder, moveOrder } from '../shop/order.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { loseVipExperience } from '../vip/loseVipExperience.ts';
import { SET_ASIDE } from './askRescission.ts';
import { giveBack } from './refundPayment.ts';
import { vipExperienceOf } from './refundSides.ts';

/** The player reads the reason. */
export interface Decision {
  readonly State: 'granted' | 'refused';
  readonly Note: string;
}

/**
 * Grants or refuses a rescission. A granted rescission returns the money, and takes the unused items and the VIP experience of the money. A
 * refused rescission returns the items to the player.
 * @throws Failure 300011 for an unknown order, 300015 without an open request
 */
export async function decideRescission(
  tx: Transaction,
  moment: Moment,
  OrderID: string,
  { State, Note }: Decision,
): Promise<OrderRow> {
  const { nowText } = moment;
  const order = await holdOrder(tx, OrderID);
  const request = await tx.table('rescissions').get(OrderID);
  if (request?.State !== 'asked') return fail(300015);
  const isGranted = State === 'granted';
  await tx.table('rescissions').update({ OrderID }, { State, Note, DecideTime: nowText });
  const { PlayerID, ItemID } = order;
  const Amount = request.Unused + request.UnusedBonus;
  await transferWithin(tx, nowText, {
    ID: `order:${OrderID}:rescission:${State}`,
    Reason: isGranted ? 'rescission' : 'rescissionRefused',
    Source: 'store',
    Lines: [
      { Owner: SET_ASIDE, ItemID, Amount: -Amount },
      { Owner: isGranted ? 'house:store' : `player:${PlayerID}`, ItemID, Amount },
    ],
  });
  if (isGranted) {
    await loseVipExperience(tx, PlayerID, vipExperienceOf(request.Refund));
    await giveBack(tx, moment, order, request.Refund);
    return moveOrder(tx, nowText, order, 'refunded');
  }
  await publishWallet(tx, PlayerID);
  await publishOrder(tx, order, nowText);
  return order;
}
