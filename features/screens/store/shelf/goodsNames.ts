import { defineMessages, type MessageDescriptor } from 'react-intl';
import { GOODS_TYPE, type GoodsType } from '#protocol/entities/order.ts';

/** The goods of the store. */
export const itemNames = defineMessages({
  gold: { id: 'item.gold', defaultMessage: '金幣' },
  gem: { id: 'item.gem', defaultMessage: '寶石' },
  point: { id: 'item.point', defaultMessage: '點數' },
});

/** The names of the types of goods. */
export const goodsNames: Readonly<Record<GoodsType, MessageDescriptor>> = {
  [GOODS_TYPE.gold]: itemNames.gold,
  [GOODS_TYPE.gem]: itemNames.gem,
  [GOODS_TYPE.point]: itemNames.point,
};
