import { hasLive } from '#protocol/brands.ts';
import { Failure } from '#protocol/failure.ts';
import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import { ECONOMY } from '../../../economy.ts';
import { deliverGift } from '../../../gift/deliverGift.ts';
import { openGiftPrices, type PricedGift, walletItemOf } from '../../../gift/price.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import type { RoomRow } from '../../../live/room.ts';
import { roomGiftLock } from '../../../live/roomGifts.ts';
import type { Reader, Transaction } from '../../../ports/store.ts';
import { hasGiftPassword } from '../../../secondCheck/giftPassword.ts';
import { isLargeSum } from '../../../secondCheck/secondCheck.ts';
import { contextOf } from '../actor.ts';
import { isTaken } from '../cast.ts';
import { castIn } from './onAirRooms.ts';
import type { RoomBeat } from './acting.ts';

/** Beats between two gifts, on average. */
const GIFT_BEATS = 12;
/** One of this many gifts repeats the gift of the last beat. Both belong to one combo. */
const AGAIN = 2;
const AGAIN_MS = 5000;
const LONGEST_COMBO = 6;
/** Small gifts come more often. */
const GIFTS = [42, 42, 42, 42, 43, 43, 43, 44, 44, 45] as const;
/** A player spends at most this part of their gold. */
const PARTS = 4;

/** A viewer of the cast gives the host an effect gift under the usual rules and prices. */
export async function giveInRoom(tx: Transaction, moment: Moment, { RoomID, cast, draws }: RoomBeat): Promise<void> {
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR) return;
  const last = await lastGift(tx, moment, room);
  const isAgain = last !== undefined && last.Combo < LONGEST_COMBO && draws.onceIn(AGAIN);
  if (!isAgain && !draws.onceIn(GIFT_BEATS)) return;
  const viewers = await castIn(tx, moment, room, cast);
  const giver = isAgain ? viewers.find(({ PlayerID }) => PlayerID === last.PlayerID) : draws.pick(viewers);
  const ItemID = isAgain ? last.ItemID : draws.pick(GIFTS);
  if (giver === undefined || ItemID === undefined) return;
  await tx.lock([`player:${giver.PlayerID}`, roomGiftLock(RoomID)]);
  if (await isTaken(tx, moment, giver)) return;
  const gift = await pricedGift(tx, moment, giver, { ToID: room.HostID, ItemID, Amount: 1, RoomID });
  if (gift !== undefined) await deliverGift(tx, moment, giver, gift);
}

/** The newest gift of the session, if it is a moment old. */
async function lastGift(db: Reader, { now }: Moment, { SessionID }: RoomRow) {
  const LastTime = { gt: new Date(now - AGAIN_MS).toISOString() };
  const [last] = await db
    .table('liveGivers')
    .find({ where: { SessionID, LastTime }, order: [['LastTime', 'desc']], limit: 1 });
  return last;
}

/** Prices a gift. Undefined if the giver may not give it or needs a second check for it. */
async function pricedGift(
  tx: Transaction,
  moment: Moment,
  giver: PlayerRow,
  wanted: Pick<PricedGift, 'ToID' | 'ItemID' | 'Amount' | 'RoomID'>,
): Promise<PricedGift | undefined> {
  const { settings } = moment.ports;
  const brand = settings.brands.find((one) => hasLive(one, settings.siteID));
  const worth = ECONOMY.Gift.Effects.find(({ ItemID }) => ItemID === wanted.ItemID)?.Worth;
  if (brand === undefined || worth === undefined || (await hasGiftPassword(tx, giver.PlayerID))) return undefined;
  if (await isLargeSum(tx, contextOf(moment, giver), worth)) return undefined;
  const item = walletItemOf(brand.Capabilities.WalletItem);
  try {
    const gift = await (await openGiftPrices(tx, moment, giver, [wanted.ToID], item)).price(wanted);
    const held = (await tx.table('accounts').get(`player:${giver.PlayerID}`, item))?.Balance ?? 0;
    return gift.Price * PARTS <= held ? gift : undefined;
  } catch (error) {
    // A limit of the day or a block refused the gift.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
