import { PRESENT } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/present.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { giveItems } from '../event/giveItems.ts';
import { addTickets } from '../fireWheel/spins.ts';
import { addExperience } from '../passTicket/experience.ts';
import type { Transaction } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { describePresent, type PresentRow } from '../event/present.ts';

export const getPresents = answer(operations.getPresents, async (page, { player, nowText }, db) => {
  const where = { PlayerID: player.PlayerID };
  const { rows, total } = await findPage(db, 'presents', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: rows.map((row) => describePresent(row, nowText)), Total: total };
});

export const usePresent = answer(operations.usePresent, async ({ PresentID }, context, tx) => {
  const { player, nowText } = context;
  await tx.lock([`player:${player.PlayerID}`]);
  const present = await tx.table('presents').get(PresentID);
  if (present === undefined || present.PlayerID !== player.PlayerID) fail(300011);
  if (present.UseTime !== '') fail(300012);
  if (present.ExpireTime <= nowText) fail(300016);
  await tx.table('presents').update({ PresentID }, { UseTime: nowText });
  await redeem(tx, context, present);
  return describePresent({ ...present, UseTime: nowText }, nowText);
});

/** Applies the effect of a present. */
async function redeem(tx: Transaction, moment: Moment, { PresentID, PlayerID, ItemID, Amount }: PresentRow) {
  if (ItemID === PRESENT.spin) return addTickets(tx, PlayerID, Amount);
  if (ItemID === PRESENT.experience) return addExperience(tx, moment, PlayerID, Amount);
  const Items = [{ ItemID: ITEM.gold, Amount }];
  return giveItems(tx, moment, PlayerID, { ID: `present:${PresentID}`, Reason: 'voucher', Source: 'present', Items });
}
