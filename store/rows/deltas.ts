import { joinValues } from './row.ts';
import type { StoredDeltas, StoredKey } from './rowTable.ts';

export interface KeyedDeltas {
  readonly key: StoredKey;
  readonly deltas: StoredDeltas;
}

/** Merges changes of the same row, because a statement changes a row only once. */
export function deltasByKey(changes: readonly KeyedDeltas[]): readonly KeyedDeltas[] {
  const byKey = new Map<string, { key: StoredKey; deltas: Record<string, number> }>();
  for (const { key, deltas } of changes) {
    const text = joinValues(key);
    const held = byKey.get(text);
    if (held === undefined) byKey.set(text, { key, deltas: { ...deltas } });
    else for (const [column, delta] of Object.entries(deltas)) held.deltas[column] = (held.deltas[column] ?? 0) + delta;
  }
  return [...byKey.values()];
}
