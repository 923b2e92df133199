import type { Store } from '../ports/store.ts';
import type { Json, RowOf, TableName, Tables } from '../tables.ts';

/** Rows that are written together. */
const CHUNK = 10_000;

type Row = Readonly<Record<string, Json>>;

/** Takes the rows of a large world. */
export interface RowSink {
  insert(table: TableName, rows: readonly Row[]): Promise<void>;
  /** Makes the rows visible to the store. The store writes nothing between an insert and this call. */
  commit(): Promise<void>;
}

/** A sink that writes through the store's own transactions. */
export const storeSink = (store: Store): RowSink => ({
  insert: (table, rows) =>
    store.transaction(async (tx) => {
      // All rows are copies of rows of the same table, so their columns are the same.
      await tx.table(table as 'settings').insert(rows as unknown as RowOf<Tables['settings']>[]);
    }),
  commit: async () => {},
});

/** Gathers rows and writes them in chunks. The next chunk is gathered while the database writes the last one. */
export class ChunkWriter {
  readonly #sink: RowSink;
  #rows = new Map<TableName, Row[]>();
  #count = 0;
  #underWay: Promise<void> = Promise.resolve();

  constructor(sink: RowSink) {
    this.#sink = sink;
  }

  add(table: TableName, row: Row): void {
    const rows = this.#rows.get(table);
    if (rows === undefined) this.#rows.set(table, [row]);
    else rows.push(row);
    this.#count += 1;
  }

  /** Whether `next` should be called before more rows are added. */
  get isFull(): boolean {
    return this.#count >= CHUNK;
  }

  /** Begins to write the gathered rows, once the last chunk is written. */
  async next(): Promise<void> {
    await this.#underWay;
    const chunk = this.#rows;
    this.#rows = new Map();
    this.#count = 0;
    this.#underWay = this.#write(chunk);
    // An error reaches the caller at the next await.
    this.#underWay.catch(() => {});
  }

  /** Waits until all rows are written and visible to the store. */
  async flush(): Promise<void> {
    await this.next();
    await this.#underWay;
    await this.#sink.commit();
  }

  async #write(chunk: ReadonlyMap<TableName, readonly Row[]>): Promise<void> {
    for (const [table, rows] of chunk) await this.#sink.insert(table, rows);
  }
}
