import { GIFT_DIRECTION, GIFT_STATE, type GiftShown } from '#protocol/entities/gift.ts';
import { ITEM, type ItemID } from '#protocol/entities/wallet.ts';
import { fail, failField } from '#protocol/failure.ts';
import { giftShown } from '#protocol/operations/gift.ts';
import { GIFT_MAX_COUNT, GIFT_MINIMUM_GOLD, giftFee } from '#protocol/rules/gift.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { sanctionUntil } from '../live/sanctions.ts';
import { sendMail } from '../mail/send.ts';
import { isDisabled } from '../player/disabled.ts';
import { summaryOf } from '../player/present.ts';
import { publishWallet } from '../player/publishWallet.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { hasBlocked } from '../relation/blocked.ts';
import { countGiftDay, giftDayOf, giftQuotaOf } from './day.ts';
import type { GiftRow } from './present.ts';
import { refuseAboveWorth } from './quota.ts';
import { giftMail } from './words.ts';
import { isGuestPlayer } from '../player/guest.ts';

/** What a player wants to give. */
export interface WantedGift {
  readonly ToID: string;
  /** Gold, or an effect gift. */
  readonly ItemID: number;
  /** Gold, or how many. */
  readonly Amount: number;
  readonly RoomID?: string | undefined;
  readonly Fee?: number | undefined;
}

/** A gift with what it costs and who gets it. */
export interface PricedGift extends WantedGift {
  readonly to: PlayerRow;
  readonly PaidItemID: number;
  readonly Price: number;
  readonly Fee: number;
  /** The gold that the receiver collects. */
  readonly Worth: number;
}

/** The item that effect gifts are paid in. */
export const walletItemOf = (walletItem: 'gem' | 'point'): ItemID => ITEM[walletItem];

/**
 * Checks a gift in the order of the error catalogue and prices it; changes nothing.
 * @param payItem what effect gifts are paid in, by brand
 * @throws Failure 300021, 200076, 200071, 100000 (Amount), 200070, 200077, 200121, 300011, 300017, 200078, 200079, 200080, 200081, 200125
 */
export async function priceGift(
  db: Reader,
  moment: Moment,
  sender: PlayerRow,
  wanted: WantedGift,
  payItem: ItemID,
): Promise<PricedGift> {
  if (wanted.ToID === sender.PlayerID) fail(300021);
  if (isGuestPlayer(sender) || sender.MutedUntil > moment.nowText) fail(200076);
  const price = priceOf(wanted, payItem);
  const to = await receiverOf(db, moment.nowText, sender, wanted.ToID);
  if (wanted.RoomID !== undefined) await refuseShownOut(db, moment.nowText, sender, wanted.RoomID);
  if (wanted.Fee !== undefined && wanted.Fee !== price.Fee) fail(200078);
  const quota = giftQuotaOf(sender, await giftDayOf(db, sender.PlayerID, moment.now));
  if (price.Worth > quota.Largest) fail(200079);
  if (quota.GiftsLeft === 0) fail(200080);
  refuseAboveWorth(quota, price.Worth);
  return { ...wanted, ...price, to };
}

function priceOf({ ItemID, Amount }: WantedGift, payItem: ItemID) {
  if (ItemID === ITEM.gold) {
    if (Amount < GIFT_MINIMUM_GOLD) fail(200071);
    return {
      PaidItemID: ITEM.gold,
      Price: Amount,
      Fee: giftFee(Amount, ECONOMY.Gift.FeePercent),
      Worth: Amount,
    };
  }
  const effect = ECONOMY.Gift.Effects.find((offer) => offer.ItemID === ItemID);
  if (effect === undefined) return failField('ItemID', 'is no gift');
  if (Amount > GIFT_MAX_COUNT) failField('Amount', `must be at most ${GIFT_MAX_COUNT} of an effect gift`);
  return { PaidItemID: payItem, Price: effect.Price * Amount, Fee: 0, Worth: effect.Worth * Amount };
}

async function receiverOf(db: Reader, nowText: string, sender: PlayerRow, toID: string): Promise<PlayerRow> {
  const to = await db.table('players').get(toID);
  if (to === undefined) fail(200070);
  if ((await hasBlocked(db, toID, sender.PlayerID)) || (await hasBlocked(db, sender.PlayerID, toID))) fail(200070);
  if (isDisabled(to, nowText)) fail(200077);
  if (isGuestPlayer(to)) fail(200121);
  return to;
}

/** Whom the host showed out of a room plays it no effects either. */
async function refuseShownOut(db: Reader, nowText: string, { PlayerID }: PlayerRow, RoomID: string): Promise<void> {
  if ((await db.table('liveRooms').get(RoomID)) === undefined) fail(300011);
  const Until = await sanctionUntil(db, { RoomID, PlayerID }, 'kick', nowText);
  if (Until !== '') fail(300017, { Until });
}

/**
 * Pays for a priced gift and puts its worth into the receiver's mail. The caller holds `player:<sender>`.
 * @param exceptConnection the connection that gets the answer instead of the push to a room
 * @returns the sender's record
 * @throws Failure 100011, 200124
 */
export async function deliverGift(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  gift: PricedGift,
  exceptConnection?: string,
): Promise<GiftRow> {
  const { to, ItemID, Amount, PaidItemID, Price, Fee, Worth } = gift;
  const { nowText, ports } = moment;
  const GiftID = ports.random.uuid();
  await payForGift(tx, nowText, sender.PlayerID, GiftID, gift);
  const facts = { GiftID, ItemID, Amount, Worth, PaidItemID, Price, Fee, State: GIFT_STATE.waiting };
  const sent: GiftRow = {
    PlayerID: sender.PlayerID,
    Direction: GIFT_DIRECTION.sent,
    OtherID: to.PlayerID,
    ...facts,
    CreateTime: nowText,
  };
  const received = {
    ...sent,
    PlayerID: to.PlayerID,
    Direction: GIFT_DIRECTION.received,
    OtherID: sender.PlayerID,
  };
  await tx.table('giftRecords').insert([sent, received]);
  await countGiftDay(tx, sender.PlayerID, moment.now, { Sent: 1, Worth });
  await sendMail(tx, moment, {
    ToID: to.PlayerID,
    FromID: sender.PlayerID,
    ...giftMail(sender.Name, ItemID, Amount),
    Attachments: [{ ItemID: ITEM.gold, Amount: Worth }],
    PaidBy: ItemID === ITEM.gold ? `player:${sender.PlayerID}` : 'house:gift',
    Source: 'gift',
    RefID: GiftID,
  });
  await publishWallet(tx, sender.PlayerID);
  showGift(tx, sender, gift, GiftID, nowText, exceptConnection);
  await recordActivity(tx, moment, sender.PlayerID, { Kind: 'gift', ToID: to.PlayerID, ItemID, Amount });
  return sent;
}

/** The fee of gold, or the price of effects; gold itself leaves its giver with the mail. */
async function payForGift(
  tx: Transaction,
  nowText: string,
  playerID: string,
  giftID: string,
  { PaidItemID, Price, Fee }: PricedGift,
): Promise<void> {
  const isGold = PaidItemID === ITEM.gold;
  const amount = isGold ? Fee : Price;
  if (amount === 0) return;
  await transferWithin(tx, nowText, {
    ID: `gift:${giftID}:pay`,
    Reason: isGold ? 'fee' : 'buy',
    Source: 'gift',
    Lines: [
      { Owner: `player:${playerID}`, ItemID: PaidItemID, Amount: -amount },
      { Owner: isGold ? 'house:fee' : 'house:gift', ItemID: PaidItemID, Amount: amount },
    ],
  });
}

/** An effect gift in a room shows to all there, whatever else to the receiver alone. */
function showGift(
  tx: Transaction,
  sender: PlayerRow,
  { to, ItemID, Amount, RoomID = '' }: PricedGift,
  GiftID: string,
  CreateTime: string,
  exceptConnection: string | undefined,
): void {
  const inRoom = RoomID !== '' && ItemID !== ITEM.gold;
  const shown: GiftShown = {
    GiftID,
    RoomID: inRoom ? RoomID : '',
    From: summaryOf(sender),
    ToID: to.PlayerID,
    ToName: to.Name,
    ItemID,
    Amount,
    CreateTime,
  };
  tx.publish({
    topic: inRoom ? topicOf.room(RoomID) : topicOf.player(to.PlayerID),
    op: giftShown.op,
    code: giftShown.code,
    result: shown,
    personal: !inRoom,
    socket: 'chat',
    ...(exceptConnection !== undefined && { exceptConnection }),
  });
}
