import type { RowChange } from '#domain/store.ts';

/** The two sides are two processes, each with a name of its own. */
const withoutNode = (row: object): object => ('NodeID' in row ? { ...row, NodeID: 'HERE' } : row);

/** Notes what commits change, as texts by table and key. */
export const noteChanges =
  (changed: Map<string, string>) =>
  async (changes: readonly RowChange[]): Promise<void> => {
    for (const { table, key, row } of changes)
      changed.set(`${table} ${JSON.stringify(key)}`, row === undefined ? 'removed' : JSON.stringify(withoutNode(row)));
  };
