import { defineMessages, type MessageDescriptor } from 'react-intl';
import { FREE_SPINS, PRESENT } from '#protocol/entities/present.ts';
import { RACE_TICKET } from '#protocol/entities/race.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { ItemId } from '#art/index.ts';

/** An amount of an item, in a mail, a prize or a claim. */
export interface Gained {
  readonly ItemID: number;
  readonly Amount: number;
}

const names = defineMessages({
  gold: { id: 'item.gold', defaultMessage: '金幣' },
  gem: { id: 'item.gem', defaultMessage: '寶石' },
  point: { id: 'item.point', defaultMessage: '點數' },
  spin: { id: 'item.spin', defaultMessage: '輪盤次數' },
  experience: { id: 'item.experience', defaultMessage: '通行證經驗' },
  voucher: { id: 'item.voucher', defaultMessage: '金幣兌換券' },
  raceTicket: { id: 'item.raceTicket', defaultMessage: '爭霸賽門票' },
  freeSpins: { id: 'item.freeSpins', defaultMessage: '免費旋轉' },
  other: { id: 'item.other', defaultMessage: '獎品' },
});

export interface Item {
  readonly name: MessageDescriptor;
  readonly picture: ItemId;
}

const items: Readonly<Record<number, Item>> = {
  [ITEM.gold]: { name: names.gold, picture: 'coin' },
  [ITEM.gem]: { name: names.gem, picture: 'gem' },
  [ITEM.point]: { name: names.point, picture: 'point' },
  [PRESENT.spin]: { name: names.spin, picture: 'wheel' },
  [PRESENT.experience]: { name: names.experience, picture: 'trophy' },
  [PRESENT.voucher]: { name: names.voucher, picture: 'ticket' },
  [RACE_TICKET]: { name: names.raceTicket, picture: 'ticket' },
  [FREE_SPINS]: { name: names.freeSpins, picture: 'spins' },
};

/** The name and drawing of an item. An unknown item is shown as a present. */
export const itemOf = (id: number): Item => items[id] ?? { name: names.other, picture: 'gift' };
