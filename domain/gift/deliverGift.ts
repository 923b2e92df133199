import { GIFT_DIRECTION, GIFT_STATE, type GiftShown, OUTSIDE_ROOMS } from '#protocol/entities/gift.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { giftShown } from '#protocol/operations/gift.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Transfer } from '../ledger/posting.ts';
import { type NewMail, sendMails } from '../mailbox/send.ts';
import { countRoomGift } from '../live/roomGifts.ts';
import { recordPassedOn } from '../passing/recordPassedOn.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import { countGiftDay, type GiftDay } from '../secondCheck/giftDay.ts';
import type { GiftRow } from './serialize.ts';
import type { PricedGift } from './price.ts';
import { isShownInRoom } from './rows.ts';
import { giftMail } from './words.ts';

type GiftToDeliver = PricedGift & {
  /** Transfers that are posted immediately before the payment. */
  readonly Before?: readonly Transfer[];
};

interface Delivered {
  readonly record: GiftRow;
  /** Includes this gift. */
  readonly day: GiftDay;
  /** The gift as a live room shows it. */
  readonly shown: GiftShown | undefined;
}

/**
 * Pays for a priced gift and puts its worth into the receiver's mail. The caller holds `player:<sender>`, and `roomGiftLock` for a gift
 * that a room shows.
 * @param exceptConnection the connection that gets the answer instead of the push to a room
 * @throws Failure 100011, 200124
 */
export async function deliverGift(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  gift: PricedGift,
  exceptConnection?: string,
): Promise<Delivered> {
  const { records, day, shown } = await deliver(tx, moment, sender, [gift], exceptConnection);
  const [record] = records;
  if (record === undefined) throw new Error('a gift was not delivered');
  return { record, day, shown: shown[0] };
}

/**
 * Delivers gifts in order, like `deliverGift`. One call of the ledger pays all.
 * @throws as `deliverGift`, for the first gift that cannot be paid
 */
export async function deliverGifts(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  gifts: readonly GiftToDeliver[],
): Promise<void> {
  if (gifts.length > 0) await deliver(tx, moment, sender, gifts);
}

async function deliver(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  gifts: readonly GiftToDeliver[],
  exceptConnection?: string,
): Promise<{
  readonly records: readonly GiftRow[];
  readonly day: GiftDay;
  readonly shown: readonly (GiftShown | undefined)[];
}> {
  const sent = gifts.map((gift) => ({ gift, record: sentRecord(moment, sender, gift) }));
  const records = sent.map(({ record }) => record);
  const worth = records.reduce((sum, { Worth }) => sum + Worth, 0);
  await tx.table('giftRecords').insert(records.flatMap((record) => [record, receivedRecord(record)]));
  const day = await countGiftDay(tx, sender.PlayerID, moment.now, { Sent: records.length, Worth: worth });
  await recordPassedOn(
    tx,
    moment,
    sender,
    sent.map(({ gift: { PaidItemID: ItemID, Price: Amount, Free, FreeItems, givenBack }, record }) => ({
      ID: record.GiftID,
      Kind: 'gift',
      ItemID,
      Amount,
      Free,
      FreeItems,
      givenBack,
    })),
  );
  const mails = sent.map(({ gift, record }) => mailOf(sender, gift, record.GiftID));
  await sendMails(tx, moment, mails);
  const shown: (GiftShown | undefined)[] = [];
  for (const { gift, record } of sent) {
    shown.push(await showGift(tx, moment, sender, gift, record.GiftID, exceptConnection));
    const { ToID, ItemID, Amount } = gift;
    await recordActivity(tx, moment, sender.PlayerID, { Kind: 'gift', ToID, ItemID, Amount });
  }
  return { records, day, shown };
}

function sentRecord({ ports, nowText }: Moment, sender: PlayerRow, gift: PricedGift): GiftRow {
  const { to, ItemID, Amount, PaidItemID, Price, Fee, Worth } = gift;
  return {
    PlayerID: sender.PlayerID,
    GiftID: ports.random.uuid(),
    Direction: GIFT_DIRECTION.sent,
    OtherID: to.PlayerID,
    ItemID,
    Amount,
    Worth,
    PaidItemID,
    Price,
    Fee,
    State: GIFT_STATE.waiting,
    CreateTime: nowText,
  };
}

const receivedRecord = (sent: GiftRow): GiftRow => ({
  ...sent,
  PlayerID: sent.OtherID,
  Direction: GIFT_DIRECTION.received,
  OtherID: sent.PlayerID,
});

/** The mail that holds a gift, and the payments of its sender. */
const mailOf = (sender: PlayerRow, gift: GiftToDeliver, giftID: string): NewMail => ({
  ToID: gift.ToID,
  FromID: sender.PlayerID,
  ...giftMail(sender.Name, gift.ItemID, gift.Amount),
  Attachments: [{ ItemID: ITEM.gold, Amount: gift.Worth }],
  PaidBy: gift.ItemID === ITEM.gold ? `player:${sender.PlayerID}` : 'house:gift',
  Source: 'gift',
  RefID: giftID,
  Before: [...(gift.Before ?? []), ...paymentsOf(sender.PlayerID, giftID, gift)],
});

/** The fee for gold, or the price of effects. Gold itself leaves the giver with the mail. */
function paymentsOf(playerID: string, giftID: string, { PaidItemID, Price, Fee }: PricedGift): readonly Transfer[] {
  const isGold = PaidItemID === ITEM.gold;
  const amount = isGold ? Fee : Price;
  if (amount === 0) return [];
  return [
    {
      ID: `gift:${giftID}:pay`,
      IsNew: true,
      Reason: isGold ? 'fee' : 'buy',
      Source: 'gift',
      Lines: [
        { Owner: `player:${playerID}`, ItemID: PaidItemID, Amount: -amount },
        { Owner: isGold ? 'house:fee' : 'house:gift', ItemID: PaidItemID, Amount: amount },
      ],
    },
  ];
}

/** Pushes an effect gift in a room to all there, any other gift to its receiver. @returns the gift as a room shows it */
async function showGift(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  gift: PricedGift,
  GiftID: string,
  exceptConnection: string | undefined,
): Promise<GiftShown | undefined> {
  const { to, ToID, ItemID, Amount, Worth } = gift;
  const inRoom = isShownInRoom(gift) ? gift.RoomID : undefined;
  const counted =
    inRoom === undefined
      ? undefined
      : await countRoomGift(tx, moment, inRoom, { PlayerID: sender.PlayerID, ToID, ItemID, Amount, Worth });
  const shown: GiftShown = {
    GiftID,
    RoomID: inRoom ?? '',
    From: summaryOf(sender),
    ToID: to.PlayerID,
    ToName: to.Name,
    ItemID,
    Amount,
    CreateTime: moment.nowText,
    ...(counted ?? OUTSIDE_ROOMS),
  };
  tx.publish({
    topic: inRoom === undefined ? topicOf.player(to.PlayerID) : topicOf.room(inRoom),
    op: giftShown.op,
    code: giftShown.code,
    result: shown,
    personal: inRoom === undefined,
    socket: 'chat',
    ...(exceptConnection !== undefined && { exceptConnection }),
  });
  return inRoom === undefined ? undefined : shown;
}
