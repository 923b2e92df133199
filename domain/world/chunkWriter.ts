import type { Store, Transaction } from '../ports/store.ts';
import type { Json, RowOf, TableName, Tables } from '../tables.ts';

/** How many rows go into one transaction. */
const CHUNK = 50_000;

type Row = Readonly<Record<string, Json>>;

/** Gathers rows and writes them a few thousand at a time. */
export class ChunkWriter {
  readonly #store: Store;
  readonly #rows = new Map<TableName, Row[]>();
  #count = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  async add(table: TableName, row: Row): Promise<void> {
    const rows = this.#rows.get(table);
    if (rows === undefined) this.#rows.set(table, [row]);
    else rows.push(row);
    this.#count += 1;
    if (this.#count >= CHUNK) await this.flush();
  }

  async flush(): Promise<void> {
    const chunk = [...this.#rows];
    this.#rows.clear();
    this.#count = 0;
    await this.#store.transaction(async (tx: Transaction) => {
      // Rows come from rows of the same table, so their columns are the same.
      for (const [table, rows] of chunk)
        await tx.table(table as 'settings').insert(rows as unknown as RowOf<Tables['settings']>[]);
    });
  }
}
