import { DEFER_LIMITS, type DeferLimits } from '../deferred/deferredTable.ts';
import { deferredTransaction } from '../deferred/deferredTransaction.ts';
import { IdentityMap } from '../deferred/identityMap.ts';
import { type RowTables, typedTables } from '../rows/rowTable.ts';
import type { TableDeclarations } from '../table.ts';
import type { StoreBackend } from './backend.ts';
import type { OpenLog } from '../queue/departure.ts';
import { plainTransaction, type RowTransaction } from './rowTransaction.ts';

/** What an adapter supplies for a store: committed rows to read, and one transaction at a time. */
export interface RowBackend {
  /** Committed rows, by table. */
  readonly rows: RowTables;
  /**
   * @param names what to hold before it begins
   * @param isAlone whether no other process may write meanwhile
   */
  begin(names: readonly string[], isAlone: boolean): Promise<RowTransaction>;
  /** Reads of one instant beside the writer; undefined where they have to wait for the writer's turn. */
  readonly readConsistently: (<Result>(read: (rows: RowTables) => Promise<Result>) => Promise<Result>) | undefined;
  /** Opens the log of pushes, where several processes may use the database. */
  readonly openLog: OpenLog | undefined;
  close(): Promise<void>;
}

/** Makes a store's backend of an adapter; its transactions defer their writes where they are asked to. */
export function storeBackend<Tables extends TableDeclarations>(
  tables: Tables,
  adapter: RowBackend,
  limits: DeferLimits = DEFER_LIMITS,
): StoreBackend<Tables> {
  const map = new IdentityMap();
  const { readConsistently } = adapter;
  return {
    tables,
    reader: typedTables<Tables>(adapter.rows),
    rows: adapter.rows,
    openLog: adapter.openLog,
    readConsistently: readConsistently && ((read) => readConsistently((rows) => read(typedTables<Tables>(rows)))),
    async begin({ names = [], isAlone = false, defersWrites = false } = {}) {
      const tx = await adapter.begin(names, isAlone);
      map.begin(defersWrites ? tx.version : undefined);
      return defersWrites ? deferredTransaction(tables, tx, map, limits) : plainTransaction(tx);
    },
    close: () => adapter.close(),
  };
}
