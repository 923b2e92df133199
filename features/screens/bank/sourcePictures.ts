import type { BankEntry } from '#protocol/entities/bank.ts';
import type { ItemId } from '#art/index.ts';

/** The drawing of each source of the ledger; `protocol/rules/bankTexts.ts` has the texts. */
const pictures: Readonly<Record<string, ItemId>> = {
  activityRank: 'trophy',
  bonusBattle: 'trophy',
  challenge: 'trophy',
  club: 'chest',
  coupon: 'ticket',
  envelope: 'gift',
  firstDay: 'bag',
  gift: 'gift',
  invite: 'ticket',
  mail: 'gift',
  mission: 'bag',
  passTicket: 'ticket',
  phone: 'phone',
  present: 'gift',
  race: 'trophy',
  registration: 'chest',
  returnReward: 'gift',
  signInDay: 'calendar',
  store: 'stack',
  wheel: 'wheel',
};

/** The drawing of a line of the bank book, by its source. A won round has the trophy. */
export function pictureOf({ SourceID, BeforeAmount, AfterAmount }: BankEntry): ItemId {
  if (SourceID === 'game' || SourceID === 'spinGrant') return AfterAmount > BeforeAmount ? 'trophy' : 'coin';
  return (Object.hasOwn(pictures, SourceID) ? pictures[SourceID] : undefined) ?? 'coin';
}
