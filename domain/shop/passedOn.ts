import { ITEM } from '#protocol/entities/wallet.ts';
import type { Reader } from '../ports/store.ts';
import { attributePassedOn, type Lot, type Pass } from './attributePassedOn.ts';
import { exchangesSince, lotsSince, type Exchange, type OrderLot } from './lots.ts';
import type { OrderRow } from './orderState.ts';

/** An order with the time of its delivery. */
export interface DeliveredOrder {
  readonly order: OrderRow;
  readonly deliverTime: string;
}

/** The passes, purchases and exchanges of a player since a time. */
interface History {
  readonly passes: readonly (Pass & { readonly ItemID: number })[];
  readonly lots: readonly OrderLot[];
  /** Exchanges for gold, by what was paid. */
  readonly exchanges: ReadonlyMap<number, readonly Exchange[]>;
}

/** Returns what `passedOnOfOrders` does for one order. */
export async function passedOnOf(db: Reader, order: OrderRow): Promise<number> {
  const { OrderID } = order;
  const deliverTime = await deliveryTimeOf(db, OrderID);
  return (await passedOnOfOrders(db, order.PlayerID, [{ order, deliverTime }])).get(OrderID) ?? 0;
}

/**
 * Returns how many items of each delivered order its player passed on since: by gifts, red envelopes and deposits into vaults, less what
 * came back. The newest order counts as passed on first. Gems count too if the gold that they were exchanged for was passed on. The number
 * of reads does not depend on the number of orders.
 */
export async function passedOnOfOrders(
  db: Reader,
  PlayerID: string,
  delivered: readonly DeliveredOrder[],
): Promise<ReadonlyMap<string, number>> {
  const [since] = delivered.map(({ deliverTime }) => deliverTime).toSorted();
  if (since === undefined) return new Map();
  const rows = await db.table('passedOn').find({ where: { PlayerID, CreateTime: { gte: since } } });
  if (rows.length === 0) return new Map();
  const passes = rows
    .map(({ ItemID, CreateTime: time, Amount, Returned }) => ({ ItemID, time, Amount: Amount - Returned }))
    .toSorted(byTime);
  const orders = delivered.map(({ order }) => order);
  const lots = await lotsSince(db, PlayerID, since, orders);
  const exchanges = new Map<number, readonly Exchange[]>();
  for (const ItemID of new Set(orders.map((order) => order.ItemID)))
    if (ItemID !== ITEM.gold) exchanges.set(ItemID, await exchangesSince(db, PlayerID, ItemID, since));
  const history = { passes, lots, exchanges };
  return new Map(delivered.map((each) => [each.order.OrderID, attributedTo(each, history)]));
}

/** What counts as passed on of an order, by what happened from its delivery on. */
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

async function deliveryTimeOf(db: Reader, OrderID: string): Promise<string> {
  const [step] = await db.table('orderSteps').find({ where: { OrderID, State: 'delivered' }, limit: 1 });
  if (step === undefined) throw new Error(`order ${OrderID} is not delivered`);
  return step.CreateTime;
}
