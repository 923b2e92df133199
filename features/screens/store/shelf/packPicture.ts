import { type CurrencyId, itemSrc, type PackSize } from '#art/index.ts';
import { GOODS_TYPE, type GoodsType } from '#protocol/entities/order.ts';

const CURRENCIES: Readonly<Record<GoodsType, CurrencyId>> = {
  [GOODS_TYPE.gold]: 'coin',
  [GOODS_TYPE.gem]: 'gem',
  [GOODS_TYPE.point]: 'point',
};

const SIZES: readonly PackSize[] = [1, 2, 3, 4, 5, 6];

/** The drawing of a pack by its position on its shelf, cheapest first. */
export const packPicture = (type: GoodsType, place: number): string =>
  itemSrc(`${CURRENCIES[type]}-${SIZES[Math.min(Math.max(place, 0), SIZES.length - 1)] ?? 1}`);

/** The drawing of a bought pack: `gold-3` is the third of its shelf. */
export function orderPicture({ GoodsID, GoodsType }: { GoodsID: string; GoodsType: GoodsType }): string {
  const place = Number(GoodsID.slice(GoodsID.lastIndexOf('-') + 1));
  return packPicture(GoodsType, Number.isInteger(place) ? place - 1 : 0);
}
