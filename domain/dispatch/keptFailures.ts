import type { Store, Transaction } from '../ports/store.ts';
import type { IdempotencyKey } from './idempotencyKey.ts';

/** Failures kept for each caller, to answer a repeated call; beyond that the oldest is dropped. */
export const FAILURES_A_CALLER = 300;
/** Callers that this process keeps count of; beyond it the one that failed longest ago is dropped. */
const CALLERS = 10_000;

type Place = Pick<IdempotencyKey, 'Scope' | 'R'>;

const keptBy = new WeakMap<Store, Map<string, Place[]>>();

/** Player, device or address: what stands before the call's name. */
const callerOf = (Scope: string): string => Scope.slice(0, Scope.lastIndexOf(':'));

/**
 * Makes room for one more kept failure of a caller: the oldest is removed in the same transaction. Without the limit every bad
 * frame would add a row for a day.
 */
export async function makeRoomForFailure(store: Store, tx: Transaction, { Scope, R }: Place): Promise<void> {
  const callers = keptBy.get(store) ?? new Map<string, Place[]>();
  keptBy.set(store, callers);
  const caller = callerOf(Scope);
  const kept = callers.get(caller) ?? [];
  const oldest = kept.length >= FAILURES_A_CALLER ? kept[0] : undefined;
  if (oldest !== undefined) await tx.table('idempotency').remove({ ...oldest, Code: { not: 200 } });
  tx.afterCommit(() => {
    const now = callers.get(caller) ?? [];
    // The caller who failed last stands last.
    callers.delete(caller);
    callers.set(caller, [...now.filter((place) => place !== oldest), { Scope, R }]);
    const [first] = callers.keys();
    if (callers.size > CALLERS && first !== undefined) callers.delete(first);
  });
}
