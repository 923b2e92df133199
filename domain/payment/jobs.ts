import type { Job } from '../schedule/job.ts';
import { PaymentAdapter } from '#protocol/entities/order.ts';
import { latestAttempt } from './attempt.ts';
import { receiveCallback } from './receiveCallback.ts';
import { reconcileJob } from './reconcile.ts';
import { sandboxCallbacks } from './sandbox.ts';

const BATCH_SIZE = 20;

/** Sends the delayed callbacks of the development gateway. */
const sandboxJob: Job = {
  name: 'payment:sandbox',
  every: 5,
  async run(tx, { ports, now, nowText }) {
    if (!ports.settings.devTools) return false;
    const due = await tx
      .table('sandboxPayments')
      .find({ where: { DueTime: { gt: '', lte: nowText } }, limit: BATCH_SIZE });
    if (due.length === 0) return false;
    const callbacks: { readonly adapter: PaymentAdapter; readonly body: string }[] = [];
    for (const { OrderID } of due) {
      await tx.table('sandboxPayments').update({ OrderID }, { Outcome: 'paid', DueTime: '' });
      const attempt = await latestAttempt(tx, OrderID);
      if (attempt === undefined) continue;
      const adapter = PaymentAdapter.parse(attempt.Adapter);
      callbacks.push(...sandboxCallbacks('paid', attempt, now).map((body) => ({ adapter, body })));
    }
    return {
      ask: async () => {
        for (const { adapter, body } of callbacks) await receiveCallback(ports, adapter, { body, address: '' });
      },
    };
  },
};

export const paymentJobs: readonly Job[] = [reconcileJob, sandboxJob];
