import { ITEM } from '#protocol/entities/wallet.ts';
import { positionFrom } from '../ledger/posting.ts';
import type { Reader } from '../ports/store.ts';
import { attributePassedOn, type Lot, type Pass } from './attributePassedOn.ts';
import type { OrderRow } from './orderState.ts';

/** An order may be this much older than its delivery: a code of an ATM or a store waits for its payment. */
const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;

interface Exchange {
  readonly lot: Lot;
  /** Gems or points. */
  readonly Price: number;
}

/**
 * Returns how many items of a delivered order its player passed on since: by gifts, red envelopes and deposits into vaults, less what
 * came back. The newest order counts as passed on first. Gems count too if the gold that they were exchanged for was passed on.
 */
export async function passedOnOf(db: Reader, order: OrderRow): Promise<number> {
  const { PlayerID, OrderID, ItemID } = order;
  const since = await deliveryTimeOf(db, OrderID);
  const rows = await db.table('passedOn').find({ where: { PlayerID, CreateTime: { gte: since } } });
  const passesOf = (item: number): Pass[] =>
    rows
      .filter((row) => row.ItemID === item)
      .map((row) => ({ time: row.CreateTime, Amount: row.Amount - row.Returned }));
  if (rows.length === 0) return 0;
  const orders = await lotsSince(db, order, since);
  const gold = orders.filter((lot) => lot.ItemID === ITEM.gold);
  if (ItemID === ITEM.gold) return attributePassedOn(gold, inOrder(passesOf(ITEM.gold))).get(OrderID) ?? 0;
  const exchanges = await exchangesSince(db, order, since);
  // Gold that was bought for money is passed on before gold that gems were exchanged for.
  const exchanged = attributePassedOn([...gold, ...exchanges.map(({ lot }) => lot)], inOrder(passesOf(ITEM.gold)));
  const passes = [
    ...passesOf(ItemID),
    ...exchanges.map(({ lot, Price }) => ({
      time: lot.from,
      Amount: Math.ceil((Price * (exchanged.get(lot.ID) ?? 0)) / lot.Amount),
    })),
  ];
  const own = orders.filter((lot) => lot.ItemID === ItemID);
  return attributePassedOn(own, inOrder(passes)).get(OrderID) ?? 0;
}

const inOrder = (passes: readonly Pass[]): Pass[] => passes.toSorted((a, b) => a.time.localeCompare(b.time));
const newestFirst = <Each extends Lot>(lots: readonly Each[]): Each[] =>
  lots.toSorted((a, b) => b.from.localeCompare(a.from) || b.ID.localeCompare(a.ID));

async function deliveryTimeOf(db: Reader, OrderID: string): Promise<string> {
  const [step] = await db.table('orderSteps').find({ where: { OrderID, State: 'delivered' }, limit: 1 });
  if (step === undefined) throw new Error(`order ${OrderID} is not delivered`);
  return step.CreateTime;
}

/** Orders delivered from a time on, newest first. */
async function lotsSince(
  db: Reader,
  { PlayerID }: OrderRow,
  since: string,
): Promise<readonly (Lot & { readonly ItemID: number })[]> {
  const oldest = new Date(Date.parse(since) - LONGEST_WAIT_MS).toISOString();
  const State = { in: ['delivered', 'refunded'] };
  const orders = await db.table('orders').find({ where: { PlayerID, State, CreateTime: { gte: oldest } } });
  const OrderID = { in: orders.map((order) => order.OrderID) };
  const steps = await db.table('orderSteps').find({ where: { OrderID, State } });
  const requests = await db.table('rescissions').find({ where: { OrderID, State: { in: ['asked', 'granted'] } } });
  const lots = orders.flatMap(({ OrderID: ID, ItemID, Amount, Bonus }) => {
    const timeOf = (state: string): string | undefined =>
      steps.find((step) => step.OrderID === ID && step.State === state)?.CreateTime;
    const from = timeOf('delivered');
    if (from === undefined || from < since) return [];
    // Items that are set aside cannot be passed on.
    const until = requests.find((request) => request.OrderID === ID)?.AskTime ?? timeOf('refunded') ?? '';
    return [{ ID, ItemID, Amount: Amount + Bonus, from, until }];
  });
  return newestFirst(lots);
}

/** Newest first. */
async function exchangesSince(db: Reader, { PlayerID, ItemID }: OrderRow, since: string): Promise<readonly Exchange[]> {
  const Owner = `player:${PlayerID}`;
  const paid = await db.table('entries').find({
    where: { Owner, ItemID, Position: { gte: positionFrom(Date.parse(since)) }, Amount: { lt: 0 } },
  });
  const transfers = await db.table('transfers').getMany(paid.map(({ TransferID }): [string] => [TransferID]));
  const ids = transfers.flatMap((row) => (row?.Reason === 'exchange' ? [row.ID] : []));
  const got = await db.table('entries').find({ where: { TransferID: { in: ids }, Owner, ItemID: ITEM.gold } });
  const lots = got.map(({ TransferID: ID, Amount, CreateTime: from }) => ({ ID, Amount, from, until: '' }));
  return newestFirst(lots).map((lot) => ({
    lot,
    Price: -(paid.find(({ TransferID }) => TransferID === lot.ID)?.Amount ?? 0),
  }));
}
