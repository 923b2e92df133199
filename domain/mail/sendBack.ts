import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure, fail } from '#protocol/failure.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { countGiftDay } from '../secondCheck/giftDay.ts';
import { requireProofOfLargeSum } from '../secondCheck/secondCheck.ts';
import type { GiftRow } from '../gift/serialize.ts';
import { type GiftPrices, openGiftPrices, type PricedGift, walletItemOf } from '../gift/price.ts';
import { deliverGifts } from '../gift/deliverGift.ts';
import { leftFromYoung } from '../passing/allowance.ts';
import { givenBackOf } from '../passing/givenBack.ts';
import type { PassedOnRow } from '../passing/recordPassedOn.ts';
import { freeOfYoung, passedOnByID, takeFree } from '../passing/takeFree.ts';
import type { Transfer } from '../ledger/posting.ts';
import type { Transaction } from '../ports/store.ts';
import { collectionOf, giftIDsOf, isGiftMail, markCollected } from './collect.ts';
import type { MailRow } from '../mailbox/serialize.ts';
import { type MailSelection, selectMails } from '../mailbox/select.ts';

const MAX_SENT_BACK = 20;

type ReturnGift = PricedGift & { readonly Before: readonly Transfer[] };

/** Collects gifts and gives the same gifts back. The first refusal undoes all of them. */
export async function sendBack(
  tx: Transaction,
  context: PlayerContext,
  selection: MailSelection,
): Promise<readonly MailRow[]> {
  const { player, nowText, now, brand } = context;
  const all = { Holds: true, Source: 'gift' };
  const mails = await selectMails(tx, player.PlayerID, nowText, selection, all, MAX_SENT_BACK);
  if (mails.some((mail) => mail.Holds && !isGiftMail(mail))) fail(300015);
  if (mails.length === 0) return [];
  const records = await receivedGifts(tx, player.PlayerID, giftIDsOf(mails));
  const receivers = [...records.values()].map(({ OtherID }) => OtherID);
  const item = walletItemOf(brand.Capabilities.WalletItem);
  const prices = await openGiftPrices(tx, context, player, receivers, item);
  if (mails.length > prices.quota().CollectsLeft) fail(200083);

  const came = await passedOnByID(tx, giftIDsOf(mails));
  const { gifts, refusal } = await priceReturns(tx, mails, records, prices, came);
  const worth = gifts.reduce((sum, { Worth }) => sum + Worth, 0);
  await requireProofOfLargeSum(tx, context, worth, 'CollectAndSendBack');
  // Pays the earlier gifts first. If one of them cannot be paid, that failure is reported.
  await deliverGifts(tx, context, player, gifts);
  if (refusal !== undefined) throw refusal;
  await keepFreeOfEffects(tx, context, [...records.values()], came);
  await markCollected(tx, mails);
  await countGiftDay(tx, player.PlayerID, now, { Collected: giftIDsOf(mails).length });
  return mails;
}

/** Prices the returned gift of each mail, up to the first that a rule forbids. */
async function priceReturns(
  tx: Transaction,
  mails: readonly MailRow[],
  records: ReadonlyMap<string, GiftRow>,
  prices: GiftPrices,
  came: ReadonlyMap<string, PassedOnRow>,
): Promise<{ readonly gifts: readonly ReturnGift[]; readonly refusal?: Failure }> {
  const gifts: ReturnGift[] = [];
  for (const mail of mails) {
    try {
      const collection = collectionOf(mail);
      const record = records.get(mail.RefID);
      if (record === undefined) throw new Error(`the mail ${mail.MailID} is about no gift`);
      const { PlayerID, OtherID: ToID, ItemID, Amount } = record;
      // The player pays for an effect gift with items, and keeps the gold of the received effect.
      const givenBack = ItemID === ITEM.gold ? await givenBackOf(tx, PlayerID, came.get(mail.RefID)) : undefined;
      gifts.push({ ...(await prices.price({ ToID, ItemID, Amount }, givenBack)), Before: [collection] });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { gifts, refusal: error };
    }
  }
  return { gifts };
}

/**
 * Records the free gold of effect gifts, which the player keeps.
 * @throws Failure 200083 if more free gold of young accounts is in it than the player may take
 */
async function keepFreeOfEffects(
  tx: Transaction,
  { now, player: { PlayerID } }: PlayerContext,
  records: readonly GiftRow[],
  came: ReadonlyMap<string, PassedOnRow>,
): Promise<void> {
  const effects = records.filter(({ ItemID }) => ItemID !== ITEM.gold).map(({ GiftID }) => came.get(GiftID));
  const free = effects.reduce((sum, row) => sum + (row?.Free ?? 0), 0);
  const young = effects.reduce((sum, row) => sum + freeOfYoung(row), 0);
  if (young > 0 && young > (await leftFromYoung(tx, { now }, PlayerID))) fail(200083);
  await takeFree(tx, { now }, PlayerID, free, young);
}

/** The receiver's records of gifts, by the gifts' ids. */
async function receivedGifts(
  tx: Transaction,
  PlayerID: string,
  giftIDs: readonly string[],
): Promise<ReadonlyMap<string, GiftRow>> {
  const rows = await tx.table('giftRecords').find({ where: { PlayerID, GiftID: { in: giftIDs } } });
  return new Map(rows.map((row) => [row.GiftID, row]));
}
