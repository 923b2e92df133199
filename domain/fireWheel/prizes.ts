import type { Brand } from '#protocol/brands.ts';
import type { WheelPrize } from '#protocol/entities/event.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Random } from '../ports/index.ts';
import { drawWeighted } from '../random.ts';

const { Prizes } = ECONOMY.Event.Wheel;

/** The law requires this line next to paid chance items (facts, rating and notices). */
export const CHANCE_NOTICE: LocalisedText = {
  zh_tw: '此為機會中獎商品，消費者購買或參與活動不代表即可獲得特定商品。',
  id_id: 'Ini barang undian: membeli atau ikut serta tidak berarti pasti mendapat barang tertentu.',
  vi_vn:
    'Đây là vật phẩm trúng thưởng ngẫu nhiên: mua hoặc tham gia không có nghĩa là chắc chắn nhận được vật phẩm cụ thể.',
};

/** A prize before the brand's choice between gems and points. */
export type DrawnPrize = (typeof Prizes)[number];

export const drawPrize = (random: Random): DrawnPrize => drawWeighted(random, Prizes);

export const prizeItemOf = (brand: Brand, prize: DrawnPrize): number =>
  prize.Item === 'gold' ? ITEM.gold : walletItemOf(brand);

/** The weights sum to 10,000, so a weight divided by 100 is the percentage. */
export const describePrizes = (brand: Brand): WheelPrize[] =>
  Prizes.map((prize) => ({
    PrizeID: prize.PrizeID,
    ItemID: prizeItemOf(brand, prize),
    Amount: prize.Amount,
    Percent: prize.Weight / 100,
  }));
