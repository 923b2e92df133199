import type { Brand } from '#protocol/brands.ts';
import {
  GATE_WAY_GROUPS,
  type GateWay,
  type GateWayGroup,
  GOODS_TYPE,
  type GoodsType,
  type ShopGoods,
} from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { adapterOf } from './adapter.ts';

const { GoldPacks, WalletPacks, FirstPurchaseTimes } = ECONOMY.Shop;
export type GoldPackNumbers = (typeof GoldPacks)[number];
export type WalletPackNumbers = (typeof WalletPacks)[number];

/** Gems are paid by bank or card only (specification 2 §3). */
const WAYS: Record<GoodsType, readonly GateWay[]> = {
  [GOODS_TYPE.gem]: ['bank', 'credit'],
  [GOODS_TYPE.point]: ['telecom', 'wallet', 'bank', 'credit', 'storeCode', 'mycardCard', 'mycardPoint', 'mycardWallet'],
};

/** What a brand sells for money: gems or points. */
export const goodsTypeOf = (brand: Brand): GoodsType =>
  brand.Capabilities.WalletItem === 'gem' ? GOODS_TYPE.gem : GOODS_TYPE.point;

export const goldPackOf = (id: string): GoldPackNumbers | undefined => GoldPacks.find(({ GoodsID }) => GoodsID === id);
export const walletPackOf = (id: string): WalletPackNumbers | undefined =>
  WalletPacks.find(({ GoodsID }) => GoodsID === id);

/** What comes on top of a first purchase for money. */
export const firstPurchaseBonus = (amount: number): number => amount * (FirstPurchaseTimes - 1);

/** Whether goods of a type can be paid in a way. Without any gateway the payment itself is refused. */
export const canPay = (ports: Ports, type: GoodsType, way: GateWay): boolean =>
  WAYS[type].includes(way) && (ports.payments === undefined || adapterOf(ports, way) !== undefined);

/** The ways to pay for what a brand sells, by group. A way that no gateway serves is left out. */
export function gateWaysOf(ports: Ports, brand: Brand): GateWayGroup[] {
  const served = WAYS[goodsTypeOf(brand)].flatMap((GateWay) => {
    const Adapter = adapterOf(ports, GateWay);
    return Adapter === undefined ? [] : [{ GateWay, Adapter }];
  });
  const groups = [...new Set(served.map(({ GateWay }) => GATE_WAY_GROUPS[GateWay]))];
  return groups.map((Group) => ({
    Group,
    GateWays: served.filter(({ GateWay }) => GATE_WAY_GROUPS[GateWay] === Group),
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
