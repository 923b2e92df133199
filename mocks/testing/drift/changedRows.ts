import type { RowChange } from '#domain/store.ts';

/** The two sides are two processes with their own names. */
const withoutNode = (row: object): object => ('NodeID' in row ? { ...row, NodeID: 'HERE' } : row);

/** Records the changes of commits, as texts by table and key. */
export const noteChanges =
  (changed: Map<string, string>) =>
  async (changes: readonly RowChange[]): Promise<void> => {
    for (const { table, key, row } of changes)
      changed.set(`${table} ${JSON.stringify(key)}`, row === undefined ? 'removed' : JSON.stringify(withoutNode(row)));
  };
