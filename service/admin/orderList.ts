import { type OrderRow, stateOf } from '#domain/shop/orderState.ts';
import { ordersIn } from '#domain/shop/orderGroups.ts';
import type { Reader } from '#domain/ports/store.ts';
import { GateWay, ORDER_STATES, OrderState, PAYMENT_ADAPTERS, PaymentAdapter } from '#protocol/entities/order.ts';
import type { Where } from '#store/port.ts';
import { actorOf } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { findPlayers } from './player.ts';
import { priceOf } from './price.ts';
import { readDay, readWords } from './words.ts';

const LISTED = 100;
/** How many orders are read at a time to find those of a gateway. */
const READ = 1000;

/** Finds the newest orders that match, of one gateway if it is named. */
async function newestOrders(
  db: Reader,
  where: Where<OrderRow>,
  adapter: PaymentAdapter | undefined,
): Promise<readonly OrderRow[]> {
  const found: OrderRow[] = [];
  const limit = adapter === undefined ? LISTED : READ;
  for (let offset = 0; found.length < LISTED; offset += limit) {
    const rows = await db.table('orders').find({ where, order: [['CreateTime', 'desc']], limit, offset });
    const ids = rows.map(({ OrderID }) => OrderID);
    const attempts =
      adapter === undefined ? [] : await db.table('paymentAttempts').find({ where: { OrderID: { in: ids } } });
    const ofAdapter = new Set(attempts.filter(({ Adapter }) => Adapter === adapter).map(({ OrderID }) => OrderID));
    found.push(...rows.filter(({ OrderID }) => adapter === undefined || ofAdapter.has(OrderID)));
    if (rows.length < limit) break;
  }
  return found.slice(0, LISTED);
}

/** Reads `--gateway`: a gateway such as `ecpay`, or a way to pay such as `credit`. */
function readGateway(text: string | undefined): { readonly adapter?: PaymentAdapter; readonly way?: GateWay } {
  if (text === undefined) return {};
  const adapter = PaymentAdapter.safeParse(text);
  if (adapter.success) return { adapter: adapter.data };
  const way = GateWay.safeParse(text);
  if (way.success) return { way: way.data };
  throw new UsageError(`--gateway is one of ${[...PAYMENT_ADAPTERS, ...GateWay.options].join(', ')}`);
}

/** `order list` */
export const orderList: Command = {
  verb: 'order list',
  takes: '[--state STATE] [--player ID|NAME|PHONE] [--day 2026-11-29] [--gateway GATEWAY]',
  does: 'lists the newest 100 orders; the state mismatched is of payments that differ from their order, and a gateway is such as ecpay, or a way to pay such as credit',
  async run(operator, words) {
    const options = { state: 'string', player: 'string', day: 'string', gateway: 'string' } as const;
    const { values, rest } = readWords(words, options);
    if (rest.length > 0) throw new UsageError('it takes --state, --player, --day and --gateway');
    const state = OrderState.safeParse(values.state);
    if (values.state !== undefined && !state.success)
      throw new UsageError(`--state is one of ${ORDER_STATES.join(', ')}`);
    const { adapter, way } = readGateway(values.gateway);
    const { store } = operator.ports;
    const { nowText } = actorOf(operator);
    const players = values.player === undefined ? undefined : await findPlayers(store, values.player);
    const narrowed: Where<OrderRow> = {
      ...(players !== undefined && { PlayerID: { in: players.map(({ PlayerID }) => PlayerID) } }),
      ...(values.day !== undefined && { CreateTime: readDay('--day', values.day) }),
      ...(way !== undefined && { GateWay: way }),
    };
    const wheres = state.success ? ordersIn(state.data, nowText) : [{}];
    const found = await Promise.all(wheres.map((where) => newestOrders(store, { ...where, ...narrowed }, adapter)));
    const rows = found
      .flat()
      .toSorted((a, b) => b.CreateTime.localeCompare(a.CreateTime))
      .slice(0, LISTED);
    for (const row of rows)
      operator.print(
        `${row.CreateTime}  ${row.OrderID}  player ${row.PlayerID}  ${priceOf(row)}  ${row.GateWay}  ${stateOf(row, nowText)}`,
      );
    if (rows.length === 0) operator.print('no such order');
    return 0;
  },
};
