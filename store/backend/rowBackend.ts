import { DEFER_LIMITS, type DeferLimits } from '../deferred/deferredTable.ts';
import { deferredTransaction } from '../deferred/deferredTransaction.ts';
import { IdentityMap } from '../deferred/identityMap.ts';
import { type RowTables, typedTables } from '../rows/rowTable.ts';
import type { TableDeclarations } from '../table.ts';
import type { StoreBackend } from './backend.ts';
import type { OpenLog } from '../queue/departure.ts';
import { plainTransaction, type RowTransaction } from './rowTransaction.ts';

/** The parts that an adapter supplies for a store: committed rows, and one transaction at a time. */
export interface RowBackend {
  readonly rows: RowTables;
  /**
   * @param names the names to lock before it begins
   * @param isAlone whether other processes may not write meanwhile
   */
  begin(names: readonly string[], isAlone: boolean): Promise<RowTransaction>;
  /** Runs reads of one snapshot beside the writer. Undefined if reads have to wait for the writer. */
  readonly readConsistently: (<Result>(read: (rows: RowTables) => Promise<Result>) => Promise<Result>) | undefined;
  /** Opens the log of pushes if several processes may use the database. */
  readonly openLog: OpenLog | undefined;
  close(): Promise<void>;
}

/** Makes a store's backend from an adapter. Its transactions can defer their writes. */
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
