import type { Store, Transaction } from '../ports/store.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

/** Bounded answers of one caller that are kept, to be the answer again when the call comes again; of more, the oldest goes. */
export const ANSWERS_A_CALLER = 300;
/** Callers that this process keeps count of; beyond it the one that was answered longest ago is dropped. */
const CALLERS = 10_000;

type Place = Pick<IdempotencyKey, 'Scope' | 'R'>;

const keptBy = new WeakMap<Store, Map<string, Place[]>>();

/**
 * Makes room for one more bounded answer of a caller: the oldest of too many go in the same transaction. A caller asks as
 * often as frames come, and every kept answer is a row for a day.
 * @param which `failures`: an answer that tells of what was done is never removed
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
  // More than one where several calls of the caller shared a commit, since none of them knew of the others.
  const tooOld = new Set(kept.slice(0, Math.max(0, kept.length + 1 - ANSWERS_A_CALLER)));
  for (const place of tooOld)
    await tx.table('idempotency').remove({ ...place, ...(which === 'failures' && { Code: { not: 200 } }) });
  tx.afterCommit(() => {
    const now = callers.get(caller) ?? [];
    // The caller who was answered last stands last.
    callers.delete(caller);
    callers.set(caller, [...now.filter((place) => !tooOld.has(place)), { Scope, R }]);
    const [first] = callers.keys();
    if (callers.size > CALLERS && first !== undefined) callers.delete(first);
  });
}
