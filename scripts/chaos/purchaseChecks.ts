import { openPostgres } from '#store/postgres/postgres.ts';
import { SandboxTrades, type SandboxTrade } from '#service/sandboxGateway/ecpay/trades.ts';
import { PLATFORM_DATABASE } from '#service/platformDatabase.ts';
import type { Payment } from './purchases.ts';

/** The orders of a run, and their records at the gateway and in the ledger. */
export interface Books {
  readonly orders: readonly {
    readonly OrderID: string;
    readonly PlayerID: string;
    readonly State: string;
    /** The total of the order, with its bonus. */
    readonly Worth: number;
  }[];
  /** Every attempt of the orders, with its state at the gateway. Undefined if the gateway does not have it. */
  readonly trades: readonly (Payment & { readonly state: SandboxTrade['state'] | undefined })[];
  /** The amounts that players received in the ledger for purchases. */
  readonly gains: readonly { readonly TransferID: string; readonly PlayerID: string; readonly Amount: number }[];
}

/**
 * Reads the records of a run.
 * @param folder the folder of the gateway's trades
 * @param buyers the ids of the players of the run, since the demo world has its own orders
 */
export async function readBooks(databaseUrl: string, folder: string, buyers: readonly string[]): Promise<Books> {
  const backend = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const rows = backend.reader;
  try {
    const kept = new SandboxTrades(folder);
    const attempts = await rows.table('paymentAttempts').find({});
    const players = new Set(buyers);
    const orders = (await rows.table('orders').find({})).filter(({ PlayerID }) => players.has(PlayerID));
    const ids = new Set(orders.map(({ OrderID }) => OrderID));
    const bought = await rows.table('transfers').find({ where: { Reason: 'purchase', Status: 'posted' } });
    const TransferID = { in: bought.map(({ ID }) => ID) };
    const entries = await rows.table('entries').find({ where: { TransferID } });
    return {
      orders: orders.map(({ OrderID, PlayerID, State, Amount, Bonus }) => ({
        OrderID,
        PlayerID,
        State,
        Worth: Amount + Bonus,
      })),
      trades: attempts
        .filter(({ OrderID }) => ids.has(OrderID))
        .map(({ OrderID, TradeNo }) => ({ OrderID, TradeNo, state: kept.get(TradeNo)?.state })),
      gains: entries.flatMap(({ TransferID: id, Owner, Amount }) => {
        const PlayerID = Owner.replace('player:', '');
        return players.has(PlayerID) ? [{ TransferID: id, PlayerID, Amount }] : [];
      }),
    };
  } finally {
    await backend.close();
  }
}

/**
 * Compares the orders with the gateway and the ledger: an order that is paid at the gateway is delivered once, every other order is not
 * delivered, and the operator keeps one payment of an order.
 * @param payments the trades that players opened
 * @returns a sentence for each difference
 */
export function findWrongPurchases({ orders, trades, gains }: Books, payments: readonly Payment[]): readonly string[] {
  const wrong: string[] = [];
  const known = new Set(trades.map(({ TradeNo }) => TradeNo));
  for (const { OrderID, TradeNo } of payments)
    if (!known.has(TradeNo)) wrong.push(`the trade ${TradeNo} of the order ${OrderID} is lost`);
  for (const { OrderID, PlayerID, State, Worth } of orders) {
    const states = trades.filter((trade) => trade.OrderID === OrderID).map(({ state }) => state);
    const kept = states.filter((state) => state === 'paid').length;
    const isPaid = kept > 0 || states.includes('refunded');
    const got = gains
      .filter((gain) => gain.PlayerID === PlayerID && gain.TransferID.split(':')[1] === OrderID)
      .map(({ Amount }) => Amount);
    const wanted = isPaid ? [Worth] : [];
    if (got.join() !== wanted.join() || isPaid !== (State === 'delivered'))
      wrong.push(
        `the order ${OrderID} is ${isPaid ? 'paid' : 'not paid'} at the gateway and ${State}; it is worth ${Worth} and brought ${got.join(' and ') || 'nothing'}`,
      );
    if (isPaid && kept !== 1) wrong.push(`the house keeps ${kept} payments of the order ${OrderID}`);
  }
  const ids = new Set(orders.map(({ OrderID }) => OrderID));
  for (const { TransferID, PlayerID } of gains)
    if (!ids.has(TransferID.split(':')[1] ?? '')) wrong.push(`${PlayerID} got ${TransferID} without an order`);
  return wrong;
}
