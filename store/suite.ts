import { describe } from 'vitest';
import type { BackendFactory } from './suite/fixture.ts';
import { describeOutbox, describePushes } from './suite/pushes.ts';
import { describeQueue } from './suite/queue.ts';
import { describeReads } from './suite/reads.ts';
import { describeThrough } from './suite/through.ts';
import { describeTransactions } from './suite/transactions.ts';
import { describeWrites } from './suite/writes.ts';

/**
 * Runs the tests that every backend of the store port must pass.
 * @param make makes an empty backend
 * @param readsMeanwhile whether reads resolve during a transaction, or wait for its end
 * @param hasLog whether the outbox is a log that several processes read
 */
export function describeStore(name: string, make: BackendFactory, readsMeanwhile = true, hasLog = false): void {
  describe(`the store port: ${name}`, () => {
    describeReads(make);
    describeThrough(make);
    describeWrites(make);
    describeTransactions(make, readsMeanwhile);
    describeQueue(make);
    describePushes(make);
    if (!hasLog) describeOutbox(make);
  });
}
