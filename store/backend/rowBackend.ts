import type { Reader } from '#domain/ports/store.ts';
import type { StoreBackend } from './backend.ts';
import { DEFER_LIMITS, type DeferLimits } from '../deferred/deferredTable.ts';
import { deferredTransaction } from '../deferred/deferredTransaction.ts';
import { IdentityMap } from '../deferred/identityMap.ts';
import { plainTransaction, type RowTransaction } from './rowTransaction.ts';

/** What an adapter supplies for a store: committed rows to read, and one transaction at a time. */
export interface RowBackend {
  readonly reader: Reader;
  /**
   * @param names what to hold before it begins
   * @param isAlone whether no other process may write meanwhile
   */
  begin(names: readonly string[], isAlone: boolean): Promise<RowTransaction>;
  /** Reads of one instant beside the writer; undefined where they have to wait for the writer's turn. */
  readonly readConsistently: (<Result>(read: (reader: Reader) => Promise<Result>) => Promise<Result>) | undefined;
  close(): Promise<void>;
}

/** Makes a store's backend of an adapter; its transactions defer their writes where they are asked to. */
export function storeBackend(rows: RowBackend, limits: DeferLimits = DEFER_LIMITS): StoreBackend {
  const map = new IdentityMap();
  return {
    reader: rows.reader,
    readConsistently: rows.readConsistently,
    async begin({ names = [], isAlone = false, defersWrites = false } = {}) {
      const tx = await rows.begin(names, isAlone);
      map.begin(defersWrites ? tx.version : undefined);
      return defersWrites ? deferredTransaction(tx, map, limits) : plainTransaction(tx);
    },
    close: () => rows.close(),
  };
}
