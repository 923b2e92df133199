import { OrderState, UNPAID_STATES } from '#protocol/entities/order.ts';
import { isUnpaid } from '#protocol/rules/orderState.ts';
import type { Job } from '../schedule/job.ts';
import { moveOrder } from './order.ts';
import { stateOf } from './orderState.ts';

const BATCH_SIZE = 100;

/** Expires orders after the end of their time. */
export const shopJobs: readonly Job[] = [
  {
    name: 'shop:expire',
    every: 60,
    async run(tx, { nowText }) {
      const over = await tx.table('orders').find({
        where: { State: { in: UNPAID_STATES }, ExpireTime: { lte: nowText } },
        order: [['ExpireTime', 'asc']],
        limit: BATCH_SIZE,
      });
      await tx.lock(over.map(({ OrderID }) => `order:${OrderID}`));
      for (const { OrderID } of over) {
        const order = await tx.table('orders').get(OrderID);
        if (order === undefined || !isUnpaid({ State: OrderState.parse(order.State) })) continue;
        if (stateOf(order, nowText) === 'expired') await moveOrder(tx, order.ExpireTime, order, 'expired');
      }
      return over.length === BATCH_SIZE;
    },
  },
];
