import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Attachment } from '#protocol/entities/mail.ts';
import { ITEM } from '#protocol/entities/wallet.ts';

const names = defineMessages({
  gold: { id: 'wallet.gold', defaultMessage: '金幣' },
  gem: { id: 'wallet.gem', defaultMessage: '寶石' },
  point: { id: 'wallet.point', defaultMessage: '點數' },
});

interface Item {
  readonly art: 'coin' | 'gem' | 'point';
  readonly name: MessageDescriptor;
}

/** The picture and name of what lies in a mail; undefined for an item that this build does not know. */
export function itemOf({ ItemID }: Attachment): Item | undefined {
  if (ItemID === ITEM.gold) return { art: 'coin', name: names.gold };
  if (ItemID === ITEM.gem) return { art: 'gem', name: names.gem };
  return ItemID === ITEM.point ? { art: 'point', name: names.point } : undefined;
}
