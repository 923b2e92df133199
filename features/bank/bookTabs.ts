import { defineMessages, type MessageDescriptor } from 'react-intl';
import { BANK_TAB, type BankTab } from '#protocol/entities/bank.ts';
import type { Wallet } from '#protocol/entities/wallet.ts';
import type { ItemId } from '#art/index.ts';

const names = defineMessages({
  gold: { id: 'bank.gold', defaultMessage: '日金' },
  gem: { id: 'bank.gem', defaultMessage: '寶石' },
  point: { id: 'bank.point', defaultMessage: '點數' },
  gift: { id: 'bank.gift', defaultMessage: '禮物' },
});

export interface BookTab {
  readonly id: keyof typeof BANK_TAB;
  readonly tab: BankTab;
  readonly name: MessageDescriptor;
  /** What one holds of it; gifts are of several kinds. */
  readonly held?: { readonly picture: ItemId; readonly amount: (wallet: Wallet) => number };
}

const gold: BookTab = {
  id: 'gold',
  tab: BANK_TAB.gold,
  name: names.gold,
  held: { picture: 'coin', amount: ({ Gold }) => Gold },
};
const gem: BookTab = {
  id: 'gem',
  tab: BANK_TAB.gem,
  name: names.gem,
  held: { picture: 'gem', amount: ({ Gem }) => Gem },
};
const point: BookTab = {
  id: 'point',
  tab: BANK_TAB.point,
  name: names.point,
  held: { picture: 'point', amount: ({ GamePoint }) => GamePoint },
};
const gift: BookTab = { id: 'gift', tab: BANK_TAB.gift, name: names.gift };

/** The tabs of the bank book: gems only for brands whose wallet they are (specification 2 §2). */
export const bookTabs = (item: 'gem' | 'point'): readonly BookTab[] =>
  item === 'gem' ? [gold, gem, point, gift] : [gold, point, gift];
