import * as operations from '#protocol/operations/gift.ts';
import { GIFT_MAX_COUNT, GIFT_MINIMUM_GOLD } from '#protocol/rules/gift.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { findPage } from '../page.ts';
import { passingLock } from '../passing/person.ts';
import { giftDayOf } from '../secondCheck/giftDay.ts';
import { hasGiftPassword, saveGiftPassword, tryGiftPassword } from '../secondCheck/giftPassword.ts';
import { requireProofOfLargeSum } from '../secondCheck/secondCheck.ts';
import { requireRecentProofOf } from '../session/recentProof.ts';
import { giftQuotaOf } from './quota.ts';
import { serializeGift } from './serialize.ts';
import { leaveReceipt, receiptLocks, rowsOfReceipt } from './leaveReceipt.ts';
import { openGiftPrices, walletItemOf } from './price.ts';
import { roomGiftLock } from '../live/roomGifts.ts';
import { isShownInRoom, rowsOfGift } from './rows.ts';
import { deliverGift } from './deliverGift.ts';
import { giftName } from './words.ts';

export const sendGift = answer(
  operations.sendGift,
  async ({ Password, ...wanted }, context, tx) => {
    const { player, brand, connection } = context;
    const receipt = wanted.RoomID === undefined;
    await tx.lock([
      `player:${player.PlayerID}`,
      passingLock(player),
      ...(isShownInRoom(wanted) ? [roomGiftLock(wanted.RoomID)] : []),
      ...(receipt && wanted.ToID !== player.PlayerID ? receiptLocks(player.PlayerID, wanted.ToID) : []),
    ]);
    const item = walletItemOf(brand.Capabilities.WalletItem);
    const gift = await (await openGiftPrices(tx, context, player, [wanted.ToID], item)).price(wanted);
    const refusal = await tryGiftPassword(tx, context, player.PlayerID, Password);
    if (refusal !== undefined) return refusal;
    await requireProofOfLargeSum(tx, context, gift.Worth, 'Amount');
    const { record, day, shown } = await deliverGift(tx, context, player, gift, connection.ID);
    // A gift in a live room is shown in the room. Any other gift leaves a receipt in the private conversation.
    if (receipt) await leaveReceipt(tx, context, player, gift.to, record);
    return {
      Gift: serializeGift(record, gift.to),
      Quota: giftQuotaOf(player, day),
      ...(shown !== undefined && { Shown: shown }),
    };
  },
  (wanted, caller) => [
    ...rowsOfGift(wanted, caller),
    ...(wanted.RoomID === undefined ? rowsOfReceipt(caller.player.PlayerID, wanted.ToID) : []),
  ],
);

export const getGiftCatalogue = answer(operations.getGiftCatalogue, async (_request, { player, brand, now }, db) => ({
  Gold: { Minimum: GIFT_MINIMUM_GOLD, FeePercent: ECONOMY.Gift.FeePercent },
  List: ECONOMY.Gift.Effects.map(({ ItemID, Price, Worth }) => ({
    ItemID,
    Names: giftName(ItemID),
    PriceItemID: brand.Capabilities.WalletItem === 'gem' ? (2 as const) : (39 as const),
    Price,
    Worth,
    MaxCount: GIFT_MAX_COUNT,
  })),
  Quota: giftQuotaOf(player, await giftDayOf(db, player.PlayerID, now)),
  HasPassword: await hasGiftPassword(db, player.PlayerID),
}));

export const getGiftRecords = answer(operations.getGiftRecords, async ({ Direction, ...page }, { player }, db) => {
  const { rows, total } = await findPage(
    db,
    'giftRecords',
    {
      where: { PlayerID: player.PlayerID, ...(Direction !== undefined && { Direction }) },
      order: [['CreateTime', 'desc']],
    },
    page,
  );
  const others = await db.table('players').find({ where: { PlayerID: { in: rows.map(({ OtherID }) => OtherID) } } });
  const byID = new Map(others.map((other) => [other.PlayerID, other]));
  return {
    List: rows.flatMap((row) => {
      const other = byID.get(row.OtherID);
      return other === undefined ? [] : [serializeGift(row, other)];
    }),
    Total: total,
  };
});

export const setGiftPassword = answer(operations.setGiftPassword, async ({ Password, OldPassword }, context, tx) => {
  const { PlayerID } = context.player;
  await tx.lock([`player:${PlayerID}`]);
  if (!(await hasGiftPassword(tx, PlayerID))) requireRecentProofOf(context.session, context.now);
  const refusal = await tryGiftPassword(tx, context, PlayerID, OldPassword);
  if (refusal !== undefined) return refusal;
  await saveGiftPassword(tx, context, PlayerID, Password);
  return { HasPassword: Password !== '' };
});
