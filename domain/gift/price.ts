import type { GiftQuota } from '#protocol/entities/gift.ts';
import { ITEM, type ItemID } from '#protocol/entities/wallet.ts';
import { fail, failField } from '#protocol/failure.ts';
import { GIFT_MAX_COUNT, GIFT_MINIMUM_GOLD, giftFee } from '#protocol/rules/gift.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { assertNotKicked } from '../live/sanctions.ts';
import { isDisabled } from '../session/disabled.ts';
import { isGuestPlayer } from '../session/guest.ts';
import type { Reader } from '../ports/store.ts';
import { blockedEitherWay } from '../player/blocked.ts';
import { assertOldEnoughToGive } from '../secondCheck/accountAge.ts';
import { assertMayPassFree } from '../passing/allowance.ts';
import { freePartOf } from '../passing/freePart.ts';
import type { GivenBack } from '../passing/recordPassedOn.ts';
import { giftDayOf } from '../secondCheck/giftDay.ts';
import { assertWithinWorth, giftQuotaOf } from './quota.ts';

export interface WantedGift {
  readonly ToID: string;
  /** The item of gold, or of an effect gift. */
  readonly ItemID: number;
  /** The amount of gold, or the number of effect gifts. */
  readonly Amount: number;
  readonly RoomID?: string | undefined;
  readonly Fee?: number | undefined;
}

export interface PricedGift extends WantedGift {
  readonly to: PlayerRow;
  readonly PaidItemID: number;
  readonly Price: number;
  readonly Fee: number;
  /** The gold that the receiver collects. */
  readonly Worth: number;
  /** The part of its worth that was neither bought nor won with the player's own stakes. */
  readonly Free: number;
  /** Items of its price that are free. */
  readonly FreeItems: number;
  readonly givenBack: GivenBack | undefined;
}

export const walletItemOf = (walletItem: 'gem' | 'point'): ItemID => ITEM[walletItem];

/** Prices the gifts of one player in order. Each gift has to fit into the rest of the quota after the earlier gifts. */
export interface GiftPrices {
  quota(): GiftQuota;
  /**
   * Checks a gift in the order of the error catalogue and prices it; changes nothing in the store. The free part of a returned gift
   * does not count again.
   * @throws Failure 300021, 200076, 300039, 200071, 100000 (Amount), 200070, 200077, 200121, 300011, 300017, 200078, 200079, 200080,
   * 200081, 200125
   */
  price(wanted: WantedGift, givenBack?: GivenBack): Promise<PricedGift>;
}

/**
 * Reads everything that prices depend on at once.
 * @param toIDs all receivers
 * @param payItem the item that pays for effect gifts, by brand
 */
export async function openGiftPrices(
  db: Reader,
  { now, nowText }: Moment,
  sender: PlayerRow,
  toIDs: readonly string[],
  payItem: ItemID,
): Promise<GiftPrices> {
  const receivers = await receiversOf(db, toIDs);
  const blocked = await blockedEitherWay(db, sender.PlayerID, toIDs);
  let day = await giftDayOf(db, sender.PlayerID, now);

  const receiverOf = (toID: string): PlayerRow => {
    const to = receivers.get(toID);
    if (to === undefined || blocked.has(toID)) fail(200070);
    if (isDisabled(to, nowText)) fail(200077);
    if (isGuestPlayer(to)) fail(200121);
    return to;
  };
  const quota = (): GiftQuota => giftQuotaOf(sender, day);

  let freeBefore = 0;
  const passed = new Map<number, { readonly all: number; readonly free: number }>();
  const freeOf = async ({ PaidItemID, Price, Fee, Worth }: ReturnType<typeof priceOf>) => {
    const before = passed.get(PaidItemID) ?? { all: 0, free: 0 };
    const FreeItems = await freePartOf(db, sender.PlayerID, PaidItemID, Price, before);
    const Free = Math.ceil((FreeItems * Worth) / Price);
    await assertMayPassFree(db, { now }, sender, Free, freeBefore);
    freeBefore += Free;
    passed.set(PaidItemID, { all: before.all + Price + Fee, free: before.free + FreeItems });
    return { Free, FreeItems };
  };

  return {
    quota,
    async price(wanted, givenBack) {
      if (wanted.ToID === sender.PlayerID) fail(300021);
      if (isGuestPlayer(sender) || sender.MutedUntil > nowText) fail(200076);
      assertOldEnoughToGive(sender, now);
      const price = priceOf(wanted, payItem);
      const to = receiverOf(wanted.ToID);
      if (wanted.RoomID !== undefined) await assertNotShownOut(db, nowText, sender, wanted.RoomID);
      if (wanted.Fee !== undefined && wanted.Fee !== price.Fee) fail(200078);
      const left = quota();
      if (price.Worth > left.Largest) fail(200079);
      if (left.GiftsLeft === 0) fail(200080);
      assertWithinWorth(left, price.Worth);
      const free = givenBack === undefined ? await freeOf(price) : { Free: givenBack.Free, FreeItems: 0 };
      day = { ...day, Sent: day.Sent + 1, Worth: day.Worth + price.Worth };
      return { ...wanted, ...price, ...free, givenBack, to };
    },
  };
}

/** Reads each receiver by key. */
async function receiversOf(db: Reader, toIDs: readonly string[]): Promise<ReadonlyMap<string, PlayerRow>> {
  const players = new Map<string, PlayerRow>();
  for (const id of new Set(toIDs)) {
    const player = await db.table('players').get(id);
    if (player !== undefined) players.set(id, player);
  }
  return players;
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

/** A player whom the host removed from a room cannot send effects to it. */
async function assertNotShownOut(db: Reader, nowText: string, { PlayerID }: PlayerRow, RoomID: string): Promise<void> {
  if ((await db.table('liveRooms').get(RoomID)) === undefined) fail(300011);
  await assertNotKicked(db, { RoomID, PlayerID }, nowText);
}
