import { defineMessages, type MessageDescriptor } from 'react-intl';
import { BANK_TAB, type BankTab, type BankTrendTab } from '#protocol/entities/bank.ts';
import type { Wallet } from '#protocol/entities/wallet.ts';
import type { ItemId } from '#art/index.ts';

const names = defineMessages({
  gold: { id: 'bank.gold', defaultMessage: '日金' },
  gem: { id: 'bank.gem', defaultMessage: '寶石' },
  point: { id: 'bank.point', defaultMessage: '點數' },
  gift: { id: 'bank.gift', defaultMessage: '禮物' },
});
const goldUnit = defineMessages({ gold: { id: 'member.gold', defaultMessage: '金幣' } });

export interface BookTab {
  readonly id: keyof typeof BANK_TAB;
  readonly tab: BankTab;
  readonly name: MessageDescriptor;
  readonly picture: ItemId;
  /** The balance and the daily sums. Absent for gifts, which have several kinds. */
  readonly held?: {
    /** The name of the balance's unit. The tab of gold is 日金 (specification 2 §2), its unit 金幣. */
    readonly unit: MessageDescriptor;
    readonly amount: (wallet: Wallet) => number;
    readonly trend: BankTrendTab;
  };
}

const gold: BookTab = {
  id: 'gold',
  tab: BANK_TAB.gold,
  name: names.gold,
  picture: 'coin',
  held: { unit: goldUnit.gold, amount: ({ Gold }) => Gold, trend: BANK_TAB.gold },
};
const gem: BookTab = {
  id: 'gem',
  tab: BANK_TAB.gem,
  name: names.gem,
  picture: 'gem',
  held: { unit: names.gem, amount: ({ Gem }) => Gem, trend: BANK_TAB.gem },
};
const point: BookTab = {
  id: 'point',
  tab: BANK_TAB.point,
  name: names.point,
  picture: 'point',
  held: { unit: names.point, amount: ({ GamePoint }) => GamePoint, trend: BANK_TAB.point },
};
const gift: BookTab = { id: 'gift', tab: BANK_TAB.gift, name: names.gift, picture: 'gift' };

/** The tabs of the bank book. Gems only for brands with gems in their wallet (specification 2 §2). */
export const bookTabs = (item: 'gem' | 'point'): readonly BookTab[] =>
  item === 'gem' ? [gold, gem, point, gift] : [gold, point, gift];
