import type { Brand } from '#protocol/brands.ts';
import {
  GATEWAYS,
  type GateWay,
  type GateWayGroup,
  GOODS_TYPE,
  type GoodsType,
  type ShopGoods,
} from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Reader } from '../ports/store.ts';

const { GoldPacks, WalletPacks, FirstPurchaseTimes } = ECONOMY.Shop;
export type GoldPackNumbers = (typeof GoldPacks)[number];
export type WalletPackNumbers = (typeof WalletPacks)[number];

/** Gems are paid by bank or card only (specification 2 §3). */
const WAYS: Record<GoodsType, readonly GateWay[]> = {
  [GOODS_TYPE.gem]: ['bank', 'credit'],
  [GOODS_TYPE.point]: ['telecom', 'wallet', 'bank', 'credit', 'mycardCard', 'mycardPoint', 'mycardWallet'],
};

/** What a brand sells for money: gems or points. */
export const goodsTypeOf = (brand: Brand): GoodsType =>
  brand.Capabilities.WalletItem === 'gem' ? GOODS_TYPE.gem : GOODS_TYPE.point;

export const goldPackOf = (id: string): GoldPackNumbers | undefined => GoldPacks.find(({ GoodsID }) => GoodsID === id);
export const walletPackOf = (id: string): WalletPackNumbers | undefined =>
  WalletPacks.find(({ GoodsID }) => GoodsID === id);

/** What comes on top of a first purchase for money. */
export const firstPurchaseBonus = (amount: number): number => amount * (FirstPurchaseTimes - 1);

/** Whether goods of a type can be paid in a way. */
export const canPay = (type: GoodsType, way: GateWay): boolean => WAYS[type].includes(way);

/** The ways to pay for what a brand sells, by group. */
export function gateWaysOf(brand: Brand): GateWayGroup[] {
  const ways = WAYS[goodsTypeOf(brand)];
  const groups = [...new Set(ways.map((way) => GATEWAYS[way].Group))];
  return groups.map((Group) => ({
    Group,
    GateWays: ways
      .filter((way) => GATEWAYS[way].Group === Group)
      .map((way) => ({ GateWay: way, Adapter: GATEWAYS[way].Adapter })),
  }));
}

/** The goods as a player of a brand finds them. */
export async function describeGoods(db: Reader, brand: Brand, playerID: string): Promise<ShopGoods> {
  const FirstPurchase = (await db.table('firstPurchases').get(playerID)) === undefined;
  const ItemID = walletItemOf(brand);
  return {
    GoldPacks: GoldPacks.map(({ GoodsID, Gold, Price }) => ({ GoodsID, Gold, Price: { ItemID, Amount: Price } })),
    WalletPacks: WalletPacks.map(({ GoodsID, Amount, Price }) => ({
      GoodsID,
      GoodsType: goodsTypeOf(brand),
      ItemID,
      Amount,
      Bonus: FirstPurchase ? firstPurchaseBonus(Amount) : 0,
      Price,
    })),
    FirstPurchase,
  };
}

/**
 * Holds the price of a bill, where it has one, against that of its goods.
 * @throws Failure 200078 when the goods cost something else: the player confirms anew
 */
export function requirePrice(billed: number | undefined, price: number): void {
  if (billed !== undefined && billed !== price) fail(200078);
}
