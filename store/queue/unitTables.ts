import type {
  RowTable,
  StoredDeltas,
  StoredKey,
  StoredQuery,
  StoredRow,
  StoredThrough,
  StoredThroughQuery,
  StoredWhere,
} from '../rows/rowTable.ts';

/**
 * Guards the tables of a unit of work: refuses calls after its end, and waits for running calls at its end, so that no statement of the
 * unit runs outside its transaction.
 */
export class UnitGuard {
  #isLive = true;
  #underWay = 0;
  #onIdle: (() => void) | undefined;

  /** @throws Error if the unit has ended */
  check(): void {
    if (!this.#isLive) throw new Error('the transaction has ended');
  }

  async run<Result>(call: () => Promise<Result>): Promise<Result> {
    this.check();
    this.#underWay += 1;
    try {
      return await call();
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0) this.#onIdle?.();
    }
  }

  /** Refuses further calls. Resolves after the running calls. */
  async end(): Promise<void> {
    this.#isLive = false;
    if (this.#underWay === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }
}

/** A table with the guard of its unit. */
export class UnitTable implements RowTable {
  readonly #table: RowTable;
  readonly #guard: UnitGuard;

  constructor(table: RowTable, guard: UnitGuard) {
    this.#table = table;
    this.#guard = guard;
  }

  get(...key: StoredKey): Promise<StoredRow | undefined> {
    return this.#guard.run(() => this.#table.get(...key));
  }

  getMany(keys: readonly StoredKey[]): Promise<(StoredRow | undefined)[]> {
    return this.#guard.run(() => this.#table.getMany(keys));
  }

  find(query?: StoredQuery): Promise<StoredRow[]> {
    return this.#guard.run(() => this.#table.find(query));
  }

  count(where?: StoredWhere): Promise<number> {
    return this.#guard.run(() => this.#table.count(where));
  }

  findThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<StoredRow[]> {
    return this.#guard.run(() => this.#table.findThrough(through, query));
  }

  countThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<number> {
    return this.#guard.run(() => this.#table.countThrough(through, query));
  }

  sum(column: string, where?: StoredWhere): Promise<number> {
    return this.#guard.run(() => this.#table.sum(column, where));
  }

  sumEach(column: string, wheres: readonly StoredWhere[]): Promise<number[]> {
    return this.#guard.run(() => this.#table.sumEach(column, wheres));
  }

  insert(rows: StoredRow | readonly StoredRow[]): Promise<void> {
    return this.#guard.run(() => this.#table.insert(rows));
  }

  update(where: StoredWhere, values: StoredRow): Promise<number> {
    return this.#guard.run(() => this.#table.update(where, values));
  }

  add(where: StoredWhere, deltas: StoredDeltas): Promise<StoredRow[]> {
    return this.#guard.run(() => this.#table.add(where, deltas));
  }

  addEach(changes: readonly { readonly key: StoredKey; readonly deltas: StoredDeltas }[]): Promise<void> {
    return this.#guard.run(() => this.#table.addEach(changes));
  }

  remove(where: StoredWhere): Promise<number> {
    return this.#guard.run(() => this.#table.remove(where));
  }
}
