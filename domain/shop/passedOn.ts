import { ITEM } from '#protocol/entities/wallet.ts';
import type { Reader } from '../ports/store.ts';
import { attributePassedOn, type Lot, type Pass } from './attributePassedOn.ts';
import { exchangesSince, lotsSince, type Exchange, type OrderLot } from './lots.ts';
import type { OrderRow } from './orderState.ts';

/** An order and the time of its delivery. */
interface DeliveredOrder {
  readonly order: OrderRow;
  readonly deliverTime: string;
}

/** The passed-on items, purchases and exchanges of a player since a time. */
interface History {
  readonly passes: readonly (Pass & { readonly ItemID: number })[];
  readonly lots: readonly OrderLot[];
  /** Exchanges for gold, by the item that was paid. */
  readonly exchanges: ReadonlyMap<number, readonly Exchange[]>;
}

/** Returns the result of `passedOnOfOrders` for one order. */
export async function passedOnOf(db: Reader, order: OrderRow): Promise<number> {
  return (await passedOnOfOrders(db, await withDeliveryTimes(db, [order]))).get(order.OrderID) ?? 0;
}

/**
 * Returns how many items of each delivered order its player passed on since the delivery, by gifts, red envelopes and deposits into vaults,
 * without the items that came back. The newest order counts as passed on first. Gems count too if the gold that they were exchanged for was
 * passed on. The number of reads does not depend on the number of orders or players.
 */
export async function passedOnOfOrders(
  db: Reader,
  delivered: readonly DeliveredOrder[],
): Promise<ReadonlyMap<string, number>> {
  const [since] = delivered.map(({ deliverTime }) => deliverTime).toSorted();
  if (since === undefined) return new Map();
  const players = [...new Set(delivered.map(({ order }) => order.PlayerID))];
  const rows = await db.table('passedOn').find({ where: { PlayerID: { in: players }, CreateTime: { gte: since } } });
  const givers = [...new Set(rows.map(({ PlayerID }) => PlayerID))];
  if (givers.length === 0) return new Map();
  const orders = delivered.map(({ order }) => order).filter(({ PlayerID }) => givers.includes(PlayerID));
  const lots = await lotsSince(db, givers, since, orders);
  const exchanges = new Map<number, readonly Exchange[]>();
  for (const ItemID of new Set(orders.map((order) => order.ItemID)))
    if (ItemID !== ITEM.gold) exchanges.set(ItemID, await exchangesSince(db, givers, ItemID, since));
  const historyOf = (PlayerID: string): History => ({
    passes: rows
      .filter((row) => row.PlayerID === PlayerID)
      .map(({ ItemID, CreateTime: time, Amount, Returned }) => ({ ItemID, time, Amount: Amount - Returned }))
      .toSorted(byTime),
    lots: lots.filter((lot) => lot.PlayerID === PlayerID),
    exchanges: new Map(
      [...exchanges].map(([item, all]) => [item, all.filter((exchange) => exchange.PlayerID === PlayerID)]),
    ),
  });
  const histories = new Map(givers.map((PlayerID) => [PlayerID, historyOf(PlayerID)]));
  return new Map(
    delivered.flatMap((each) => {
      const history = histories.get(each.order.PlayerID);
      return history === undefined ? [] : [[each.order.OrderID, attributedTo(each, history)] as const];
    }),
  );
}

/** The part of an order that counts as passed on, by the events since its delivery. */
function attributedTo({ order: { OrderID, ItemID }, deliverTime }: DeliveredOrder, history: History): number {
  const passes = history.passes.filter(({ time }) => time >= deliverTime);
  const lots = history.lots.filter(({ from }) => from >= deliverTime);
  const passesOf = (item: number): readonly Pass[] => passes.filter((pass) => pass.ItemID === item);
  const gold = lots.filter((lot) => lot.ItemID === ITEM.gold);
  if (ItemID === ITEM.gold) return attributePassedOn(gold, passesOf(ITEM.gold)).get(OrderID) ?? 0;
  const exchanges = (history.exchanges.get(ItemID) ?? []).filter(({ lot }) => lot.from >= deliverTime);
  // Gold that was bought for money is passed on before gold that gems were exchanged for.
  const exchanged = attributePassedOn([...gold, ...exchanges.map(({ lot }) => lot)], passesOf(ITEM.gold));
  const all = [
    ...passesOf(ItemID),
    ...exchanges.map(({ lot, Price }) => ({
      time: lot.from,
      Amount: Math.ceil((Price * (exchanged.get(lot.ID) ?? 0)) / lot.Amount),
    })),
  ];
  const own: readonly Lot[] = lots.filter((lot) => lot.ItemID === ItemID);
  return attributePassedOn(own, all.toSorted(byTime)).get(OrderID) ?? 0;
}

const byTime = (a: Pass, b: Pass): number => a.time.localeCompare(b.time);

/** @throws Error if an order is not delivered */
export async function withDeliveryTimes(db: Reader, orders: readonly OrderRow[]): Promise<readonly DeliveredOrder[]> {
  const OrderID = { in: orders.map((order) => order.OrderID) };
  const steps = await db.table('orderSteps').find({ where: { OrderID, State: 'delivered' } });
  return orders.map((order) => {
    const step = steps.find((each) => each.OrderID === order.OrderID);
    if (step === undefined) throw new Error(`order ${order.OrderID} is not delivered`);
    return { order, deliverTime: step.CreateTime };
  });
}
