import type { Transaction } from '../ports/store.ts';
import type { Ports } from '../ports/index.ts';
import { featureFlagsOf } from './featureFlags.ts';
import { FLAGS_TOPIC, NOTICE } from './flagsTopic.ts';

/** Makes every process read the flags again before the next call. */
export function flagsChanged(tx: Pick<Transaction, 'publish' | 'afterCommit'>, ports: Ports): void {
  tx.publish({ topic: FLAGS_TOPIC, op: NOTICE, code: 200, result: null, personal: false, socket: 'both' });
  // This process reads them before the operator gets the answer.
  tx.afterCommit(() => featureFlagsOf(ports).forget());
}
