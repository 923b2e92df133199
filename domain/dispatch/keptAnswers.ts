import type { Store, Transaction } from '../ports/store.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

/** Above this number the oldest answer of the caller is removed. */
export const ANSWERS_A_CALLER = 300;
/** Above this number of callers, the process drops the caller that was answered longest ago. */
const CALLERS = 10_000;

type Place = Pick<IdempotencyKey, 'Scope' | 'R'>;

const keptBy = new WeakMap<Store, Map<string, Place[]>>();

/**
 * Makes room for one more stored answer of a caller by removing the oldest answers above the limit, in the same transaction. A caller calls
 * as often as it sends frames, and every stored answer is a row for a day.
 *
 * @param which `failures`: an answer that reports a change is never removed
 */
export async function makeRoom(
  store: Store,
  tx: Transaction,
  { Scope, R, caller }: Place & Pick<IdempotencyKey, 'caller'>,
  which: 'failures' | 'any',
): Promise<void> {
  const callers = keptBy.get(store) ?? new Map<string, Place[]>();
  keptBy.set(store, callers);
  const kept = callers.get(caller) ?? [];
  // More than one answer is removed if several calls of the caller shared a commit, because they did not see each other.
  const tooOld = new Set(kept.slice(0, Math.max(0, kept.length + 1 - ANSWERS_A_CALLER)));
  for (const place of tooOld)
    await tx.table('idempotency').remove({ ...place, ...(which === 'failures' && { Code: { not: 200 } }) });
  tx.afterCommit(() => {
    const now = callers.get(caller) ?? [];
    // Moves the caller to the end, because it got the latest answer.
    callers.delete(caller);
    callers.set(caller, [...now.filter((place) => !tooOld.has(place)), { Scope, R }]);
    const [first] = callers.keys();
    if (callers.size > CALLERS && first !== undefined) callers.delete(first);
  });
}
