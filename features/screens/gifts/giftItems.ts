import { defineMessages, type MessageDescriptor } from 'react-intl';
import { GIFT_EFFECTS } from '#protocol/rules/gift.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { GIFT_IDS, type GiftId, giftSrc, itemSrc } from '#art/index.ts';

/** The names of the gifts, by item (specification 2 §3). */
export const giftNames: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'gift.1', defaultMessage: '金幣' },
  42: { id: 'gift.42', defaultMessage: '玫瑰' },
  43: { id: 'gift.43', defaultMessage: '煙火' },
  44: { id: 'gift.44', defaultMessage: '柯基' },
  45: { id: 'gift.45', defaultMessage: '流星雨' },
  46: { id: 'gift.46', defaultMessage: '跑車' },
  47: { id: 'gift.47', defaultMessage: '遊艇' },
  48: { id: 'gift.48', defaultMessage: '天空之城' },
  49: { id: 'gift.49', defaultMessage: '火箭' },
});

/** Returns the drawing and effect of an item. Undefined for gold and for unknown items. */
export function giftIdOf(itemID: number): GiftId | undefined {
  return GIFT_IDS[GIFT_EFFECTS.findIndex((effect) => effect === itemID)];
}

/** Returns the picture of a gift: its drawing, or a stack of coins for gold. */
export function giftPicture(itemID: number, width?: 224 | 512): string {
  const id = giftIdOf(itemID);
  return id === undefined ? itemSrc(itemID === ITEM.gold ? 'stack' : 'gift') : giftSrc(id, width);
}
