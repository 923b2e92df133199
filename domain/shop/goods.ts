import type { Brand } from '#protocol/brands.ts';
import {
  GATE_WAY_GROUPS,
  GateWay,
  type GateWayGroup,
  GOODS_TYPE,
  type GoodsGateWays,
  type GoodsType,
  type MoneyPack,
  type ShopGoods,
} from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import { ECONOMY } from '../economy.ts';
import { walletItemOf } from '../event/rewards.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { adapterOf } from './adapter.ts';

const { GoldPacks, WalletPacks, FirstPurchaseTimes } = ECONOMY.Shop;
type PackNumbers = (typeof GoldPacks)[number];

const EVERY_WAY = Object.keys(GATE_WAY_GROUPS).map((way) => GateWay.parse(way));

/** Gems are paid by bank or card only (specification 2 §3). */
const WAYS: Record<GoodsType, readonly GateWay[]> = {
  [GOODS_TYPE.gold]: EVERY_WAY,
  [GOODS_TYPE.gem]: ['bank', 'credit'],
  [GOODS_TYPE.point]: EVERY_WAY,
};

/** Gems or points. */
const walletTypeOf = (brand: Brand): GoodsType =>
  brand.Capabilities.WalletItem === 'gem' ? GOODS_TYPE.gem : GOODS_TYPE.point;

/** The bonus of a first purchase for money. */
export const firstPurchaseBonus = (amount: number): number => amount * (FirstPurchaseTimes - 1);

/** Always true if there is no gateway, because the payment itself is then refused. */
export const canPay = (ports: Ports, type: GoodsType, way: GateWay): boolean =>
  WAYS[type].includes(way) && (ports.payments === undefined || adapterOf(ports, way) !== undefined);

/** The ways to pay, by type of goods and group. Leaves out ways without a gateway. */
export function gateWaysOf(ports: Ports, brand: Brand): GoodsGateWays[] {
  return [GOODS_TYPE.gold, walletTypeOf(brand)].map((type) => ({ GoodsType: type, Groups: groupsOf(ports, type) }));
}

function groupsOf(ports: Ports, type: GoodsType): GateWayGroup[] {
  const served = WAYS[type].flatMap((way) => {
    const Adapter = adapterOf(ports, way);
    return Adapter === undefined ? [] : [{ GateWay: way, Adapter }];
  });
  const groups = [...new Set(served.map(({ GateWay: way }) => GATE_WAY_GROUPS[way]))];
  return groups.map((Group) => ({
    Group,
    GateWays: served.filter(({ GateWay: way }) => GATE_WAY_GROUPS[way] === Group),
  }));
}

function packsOf(brand: Brand, isFirst: boolean): Pick<ShopGoods, 'GoldPacks' | 'WalletPacks'> {
  const describe =
    (type: GoodsType, ItemID: number) =>
    (numbers: PackNumbers): MoneyPack => ({
      ...numbers,
      GoodsType: type,
      ItemID,
      Bonus: isFirst ? firstPurchaseBonus(numbers.Amount + numbers.Extra) : 0,
      Experience: numbers.Price * ECONOMY.Vip.PerNtDollar,
    });
  return {
    GoldPacks: GoldPacks.map(describe(GOODS_TYPE.gold, ITEM.gold)),
    WalletPacks: WalletPacks.map(describe(walletTypeOf(brand), walletItemOf(brand))),
  };
}

/** Undefined if the brand has no such pack. */
export function packOf(brand: Brand, type: GoodsType, id: string): MoneyPack | undefined {
  const { GoldPacks: gold, WalletPacks: wallet } = packsOf(brand, false);
  return [...gold, ...wallet].find(({ GoodsID, GoodsType }) => GoodsID === id && GoodsType === type);
}

/** A visitor sees the goods for a new player. */
export async function describeGoods(db: Reader, brand: Brand, playerID: string | undefined): Promise<ShopGoods> {
  const FirstPurchase = playerID === undefined || (await db.table('firstPurchases').get(playerID)) === undefined;
  return { ...packsOf(brand, FirstPurchase), FirstPurchase };
}

/** @throws Failure 200078 if the price of a bill differs from the price of its goods; the player then has to confirm again */
export function requirePrice(billed: number | undefined, price: number): void {
  if (billed !== undefined && billed !== price) fail(200078);
}
