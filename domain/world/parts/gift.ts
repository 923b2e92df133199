import { GIFT_DIRECTION, GIFT_STATE } from '#protocol/entities/gift.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { giftFee } from '#protocol/rules/gift.ts';
import { ECONOMY } from '../../economy.ts';
import { giftMail } from '../../gift/words.ts';
import { transferWithin } from '../../ledger/transfer.ts';
import type { Transaction } from '../../ports/store.ts';
import { playFor, putMail } from '../demoMail.ts';
import type { DemoPlayer } from '../players.ts';
import { DAY, HOUR, type WorldSource } from '../source.ts';
import type { WorldPart } from './part.ts';

interface DemoGift {
  readonly from: DemoPlayer;
  readonly to: DemoPlayer;
  readonly ItemID: number;
  readonly Amount: number;
  readonly state: keyof typeof GIFT_STATE;
  /** Its age in milliseconds, at least a day, so that today's quotas are untouched. */
  readonly age: number;
}

/** Gifts of the past among the fixed accounts and others: collected, waiting in the mail, or returned. */
export const giftPart: WorldPart = async (tx, { source, players }) => {
  const [first, second, third] = players;
  const deputy = players[6];
  if (first === undefined || second === undefined || third === undefined || deputy === undefined) return;
  const gifts: DemoGift[] = [
    { from: first, to: third, ItemID: ITEM.gold, Amount: 30_000, state: 'returned', age: 40 * DAY },
    { from: first, to: second, ItemID: ITEM.gold, Amount: 20_000, state: 'collected', age: 9 * DAY },
    { from: second, to: first, ItemID: ITEM.gold, Amount: 100_000, state: 'collected', age: 8 * DAY },
    { from: second, to: third, ItemID: 42, Amount: 9, state: 'waiting', age: 4 * DAY },
    { from: second, to: first, ItemID: 45, Amount: 3, state: 'waiting', age: 2 * DAY },
    { from: deputy, to: first, ItemID: ITEM.gold, Amount: 50_000, state: 'waiting', age: 30 * HOUR },
    { from: first, to: deputy, ItemID: 42, Amount: 20, state: 'waiting', age: 28 * HOUR },
  ];
  const others = players.slice(7, 30);
  for (let at = 0; at < 12; at += 1) {
    const [from, to] = source.faker.helpers.arrayElements(others, 2);
    if (from === undefined || to === undefined) continue;
    const Amount = source.faker.number.int({ min: 20, max: 50 }) * 1000;
    gifts.push({ from, to, ItemID: ITEM.gold, Amount, state: 'collected', age: (2 + at) * DAY });
  }
  for (const gift of gifts) await give(tx, source, gift);
};

/** Writes one gift with all its transfers. The giver won its cost before the gift, and the receiver lost its value after the gift. */
async function give(tx: Transaction, source: WorldSource, gift: DemoGift): Promise<void> {
  const { from, to, ItemID, Amount, state, age } = gift;
  const isGold = ItemID === ITEM.gold;
  const offer = ECONOMY.Gift.Effects.find((effect) => effect.ItemID === ItemID);
  const PaidItemID = isGold ? ITEM.gold : ITEM.gem;
  const Price = isGold ? Amount : (offer?.Price ?? 0) * Amount;
  const Fee = isGold ? giftFee(Amount, ECONOMY.Gift.FeePercent) : 0;
  const Worth = isGold ? Amount : (offer?.Worth ?? 0) * Amount;
  const GiftID = source.faker.string.uuid();
  const [giver, taker] = [from.row.PlayerID, to.row.PlayerID];

  const isBack = state === 'returned';
  await playFor(tx, source, giver, PaidItemID, isBack ? Fee : Price + Fee, age + HOUR);
  await transferWithin(tx, source.ago(age), {
    ID: `gift:${GiftID}:pay`,
    Reason: isGold ? 'fee' : 'buy',
    Source: 'gift',
    Lines: [
      { Owner: `player:${giver}`, ItemID: PaidItemID, Amount: -(isGold ? Fee : Price) },
      { Owner: isGold ? 'house:fee' : 'house:gift', ItemID: PaidItemID, Amount: isGold ? Fee : Price },
    ],
  });
  const facts = { GiftID, ItemID, Amount, Worth, PaidItemID, Price, Fee, State: GIFT_STATE[state] };
  const record = { ...facts, CreateTime: source.ago(age) };
  await tx.table('giftRecords').insert([
    { PlayerID: giver, Direction: GIFT_DIRECTION.sent, OtherID: taker, ...record },
    { PlayerID: taker, Direction: GIFT_DIRECTION.received, OtherID: giver, ...record },
  ]);
  // The mail of a returned gift expired when the gift was returned.
  if (isBack) return;
  await putMail(tx, source, {
    ToID: taker,
    FromID: giver,
    ...giftMail(from.row.Name, ItemID, Amount),
    Attachments: [{ ItemID: ITEM.gold, Amount: Worth }],
    PaidBy: isGold ? `player:${giver}` : 'house:gift',
    Source: 'gift',
    RefID: GiftID,
    age,
    state: state === 'collected' ? 'collected' : 'unread',
  });
  if (state === 'collected') await playFor(tx, source, taker, ITEM.gold, -Worth, age / 3);
}
