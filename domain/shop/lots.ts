import { ITEM } from '#protocol/entities/wallet.ts';
import { positionFrom } from '../ledger/posting.ts';
import type { Reader } from '../ports/store.ts';
import type { Lot } from './attributePassedOn.ts';
import type { OrderRow } from './orderState.ts';

/** An order may be this much older than its delivery, because a code of an ATM or a store waits for its payment. */
const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;

/** The items of an order. */
export interface OrderLot extends Lot {
  readonly PlayerID: string;
  readonly ItemID: number;
}

/** An exchange of gems or points for gold. */
export interface Exchange {
  readonly PlayerID: string;
  readonly lot: Lot;
  /** Gems or points. */
  readonly Price: number;
}

const newestFirst = <Each extends Lot>(lots: readonly Each[]): Each[] =>
  lots.toSorted((a, b) => b.from.localeCompare(a.from) || b.ID.localeCompare(a.ID));

/**
 * Returns the orders of players that were delivered from a time on, newest first.
 *
 * @param known orders that count at any age
 */
export async function lotsSince(
  db: Reader,
  players: readonly string[],
  since: string,
  known: readonly OrderRow[],
): Promise<readonly OrderLot[]> {
  const oldest = new Date(Date.parse(since) - LONGEST_WAIT_MS).toISOString();
  const State = { in: ['delivered', 'refunded'] };
  const found = await db
    .table('orders')
    .find({ where: { PlayerID: { in: players }, State, CreateTime: { gte: oldest } } });
  const orders = [...new Map([...known, ...found].map((order) => [order.OrderID, order])).values()];
  const OrderID = { in: orders.map((order) => order.OrderID) };
  const steps = await db.table('orderSteps').find({ where: { OrderID, State } });
  const requests = await db.table('rescissions').find({ where: { OrderID, State: { in: ['asked', 'granted'] } } });
  const lots = orders.flatMap(({ OrderID: ID, PlayerID, ItemID, Amount, Bonus }) => {
    const timeOf = (state: string): string | undefined =>
      steps.find((step) => step.OrderID === ID && step.State === state)?.CreateTime;
    const from = timeOf('delivered');
    if (from === undefined || from < since) return [];
    // Reserved items cannot be passed on.
    const until = requests.find((request) => request.OrderID === ID)?.AskTime ?? timeOf('refunded') ?? '';
    return [{ ID, PlayerID, ItemID, Amount: Amount + Bonus, from, until }];
  });
  return newestFirst(lots);
}

/** Returns the exchanges of players of an item for gold from a time on, newest first. */
export async function exchangesSince(
  db: Reader,
  players: readonly string[],
  ItemID: number,
  since: string,
): Promise<readonly Exchange[]> {
  const owners = new Map(players.map((PlayerID) => [`player:${PlayerID}`, PlayerID]));
  const Owner = { in: [...owners.keys()] };
  const paid = await db.table('entries').find({
    where: { Owner, ItemID, Position: { gte: positionFrom(Date.parse(since)) }, Amount: { lt: 0 } },
  });
  const transfers = await db.table('transfers').getMany(paid.map(({ TransferID }): [string] => [TransferID]));
  const ids = transfers.flatMap((row) => (row?.Reason === 'exchange' ? [row.ID] : []));
  const got = await db.table('entries').find({ where: { TransferID: { in: ids }, Owner, ItemID: ITEM.gold } });
  const ownerOf = new Map(got.map((entry) => [entry.TransferID, entry.Owner]));
  const lots = got.map(({ TransferID: ID, Amount, CreateTime: from }) => ({ ID, Amount, from, until: '' }));
  return newestFirst(lots).map((lot) => ({
    PlayerID: owners.get(ownerOf.get(lot.ID) ?? '') ?? '',
    lot,
    Price: -(paid.find(({ TransferID }) => TransferID === lot.ID)?.Amount ?? 0),
  }));
}
