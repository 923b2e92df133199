import type { RowChange } from '#domain/store.ts';

/** Notes what commits change, as texts by table and key. */
export const noteChanges =
  (changed: Map<string, string>) =>
  async (changes: readonly RowChange[]): Promise<void> => {
    for (const { table, key, row } of changes)
      changed.set(`${table} ${JSON.stringify(key)}`, row === undefined ? 'removed' : JSON.stringify(row));
  };
