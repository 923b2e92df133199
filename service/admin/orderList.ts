import { Op } from 'sequelize';
import { type OrderRow, stateOf } from '#domain/shop/orderState.ts';
import { ordersIn } from '#domain/shop/orderGroups.ts';
import { TABLES } from '#domain/tables.ts';
import { GateWay, ORDER_STATES, OrderState, PAYMENT_ADAPTERS, PaymentAdapter } from '#protocol/entities/order.ts';
import { conditionsOf } from '#store/models/conditions.ts';
import type { Where } from '#store/port.ts';
import { actorOf } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';
import { findPlayers } from './player.ts';
import { priceOf } from './price.ts';
import { readDay, readWords } from './words.ts';

const LISTED = 100;
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
  does: 'lists the newest 100 orders; the state mismatched means a payment that differs from its order; a gateway is a name such as ecpay, or a payment method such as credit',
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
    const wheres = state.success ? ordersIn(state.data, nowText) : [];
    const narrowed: Where<OrderRow> = {
      ...(players !== undefined && { PlayerID: { in: players.map(({ PlayerID }) => PlayerID) } }),
      ...(values.day !== undefined && { CreateTime: readDay('--day', values.day) }),
      ...(way !== undefined && { GateWay: way }),
    };
    const ofState = wheres.map((where) => conditionsOf(TABLES.orders, where));
    const ofGateway = { association: 'paymentAttempts by OrderID', attributes: [], where: { Adapter: adapter } };
    const rows = await operator.models.orders.findAll({
      where: { [Op.and]: [conditionsOf(TABLES.orders, narrowed), ...(state.success ? [{ [Op.or]: ofState }] : [])] },
      ...(adapter !== undefined && { include: ofGateway }),
      order: [
        ['CreateTime', 'DESC'],
        ['OrderID', 'DESC'],
      ],
      limit: LISTED,
    });
    for (const row of rows)
      operator.print(
        `${row.CreateTime}  ${row.OrderID}  player ${row.PlayerID}  ${priceOf(row)}  ${row.GateWay}  ${stateOf(row, nowText)}`,
      );
    if (rows.length === 0) operator.print('no such order');
    return 0;
  },
};
