import { UniqueViolation } from '../port.ts';
import type { TableDeclaration } from '../table.ts';
import { namedKeys, resolveWhere, rowTest, type Term } from '../rows/condition.ts';
import { deltasByKey } from '../rows/deltas.ts';
import type { MapEntry, TableMap } from './identityMap.ts';
import type { MapJournal } from './journal.ts';
import { arrange, checkWindow, comparer } from '../rows/order.ts';
import { checkDeltas, checkRow, checkValues, copyRow, increase, joinValues, keyOf } from '../rows/row.ts';
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
import type { FlushTable } from '../backend/rowTransaction.ts';

/** Limits up to which rows are handled in memory. */
export interface DeferLimits {
  /** With more waiting changes of a table, a read by condition writes them first instead of merging them. */
  readonly overlaid: number;
  /** The most rows that a condition changes in the map. Larger changes run as a statement. */
  readonly mapped: number;
  /** The most rows of a result that the map keeps. */
  readonly learned: number;
}
export const DEFER_LIMITS: DeferLimits = { overlaid: 500, mapped: 200, learned: 64 };

export interface DeferredTableParts {
  readonly declaration: TableDeclaration;
  /** The table in the database. */
  readonly stored: FlushTable;
  readonly map: TableMap;
  readonly journal: MapJournal;
  readonly limits: DeferLimits;
  /** Writes this table's waiting changes. */
  flush(): Promise<void>;
  /** Writes all waiting changes. */
  flushAll(): Promise<void>;
  /** Prepares a statement that changes rows without the map: writes waiting changes and makes a savepoint. */
  goDirect(): Promise<void>;
}

/** Rows of a condition by their keys. */
interface Change {
  readonly keys: readonly StoredKey[];
  readonly terms: readonly Term[];
}

/**
 * A table that reads rows once and keeps writes in an identity map. Reads by condition include the waiting changes: they merge them into
 * the database's result, or write them first if there are many.
 */
export class DeferredTable implements RowTable {
  readonly #parts: DeferredTableParts;
  readonly #byKey: (left: StoredRow, right: StoredRow) => number;

  constructor(parts: DeferredTableParts) {
    this.#parts = parts;
    this.#byKey = comparer(parts.declaration.key.map((column) => [column, 'asc']));
  }

  async get(...key: StoredKey): Promise<StoredRow | undefined> {
    const { map, stored } = this.#parts;
    const known = map.find(joinValues(key));
    if (known !== undefined) return this.#copy(known.current);
    const { generation } = map;
    const row = await stored.get(...key);
    if (map.generation !== generation) return this.get(...key);
    return this.#copy(map.learn(key, row).current);
  }

  async getMany(keys: readonly StoredKey[]): Promise<(StoredRow | undefined)[]> {
    return (await this.#entries(keys)).map(({ current }) => this.#copy(current));
  }

  /** Reads rows that are not in the map. */
  async preload(keys: readonly StoredKey[]): Promise<void> {
    await this.#entries(keys);
  }

  async find(query: StoredQuery = {}): Promise<StoredRow[]> {
    const { declaration, stored } = this.#parts;
    checkWindow(query);
    const terms = resolveWhere(declaration, query.where);
    const keys = namedKeys(declaration, terms);
    if (keys !== undefined) {
      const rows = await this.#matching(keys, terms);
      return arrange(declaration, query, terms, rows).map((row) => copyRow(declaration, row));
    }
    const waiting = await this.#waiting(terms);
    if (waiting.length === 0) return this.#learn(await stored.find(query));
    const { limit, offset = 0, ...rest } = query;
    // Waiting changes may remove this many rows from the result.
    const window = limit === undefined ? {} : { limit: offset + limit + waiting.length };
    const found = await stored.find({ ...rest, ...window });
    return arrange(declaration, query, terms, this.#overlay(found, waiting, terms)).map((row) =>
      copyRow(declaration, row),
    );
  }

  async count(where?: StoredWhere): Promise<number> {
    const { declaration, stored } = this.#parts;
    const terms = resolveWhere(declaration, where);
    const keys = namedKeys(declaration, terms);
    if (keys !== undefined) return (await this.#matching(keys, terms)).length;
    const waiting = await this.#waiting(terms);
    const test = rowTest(terms);
    const counted = (row: StoredRow | undefined): number => (row !== undefined && test(row) ? 1 : 0);
    const found = await stored.count(where);
    return waiting.reduce((sum, entry) => sum + counted(entry.current) - counted(entry.stored), found);
  }

  async findThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<StoredRow[]> {
    await this.#parts.flushAll();
    return this.#parts.stored.findThrough(through, query);
  }

  async countThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<number> {
    await this.#parts.flushAll();
    return this.#parts.stored.countThrough(through, query);
  }

  async sum(column: string, where?: StoredWhere): Promise<number> {
    await this.#flushFor(where);
    return this.#parts.stored.sum(column, where);
  }

  async sumEach(column: string, wheres: readonly StoredWhere[]): Promise<number[]> {
    for (const where of wheres) await this.#flushFor(where);
    return this.#parts.stored.sumEach(column, wheres);
  }

  async insert(given: StoredRow | readonly StoredRow[]): Promise<void> {
    const { declaration, map, journal } = this.#parts;
    const rows = Array.isArray(given) ? (given as readonly StoredRow[]) : [given as StoredRow];
    for (const row of rows) checkRow(declaration, row);
    const added = new Map(rows.map((row) => [joinValues(keyOf(declaration, row)), row]));
    const isTaken = (text: string): boolean => map.find(text)?.current !== undefined;
    if (added.size < rows.length || [...added.keys()].some(isTaken)) throw new UniqueViolation(map.name);
    for (const row of rows) journal.put(map, keyOf(declaration, row), copyRow(declaration, row));
  }

  async update(where: StoredWhere, values: StoredRow): Promise<number> {
    const { declaration, stored, map } = this.#parts;
    checkValues(declaration, values);
    if (Object.keys(values).length === 0) return this.count(where);
    const change = await this.#toChange(where);
    if (change === undefined) return this.#direct(() => stored.update(where, values));
    if (this.#isUniqueIn(Object.keys(values))) await this.#verify(change.keys);
    const rows = this.#matchingNow(change);
    for (const row of rows) {
      this.#parts.journal.put(map, keyOf(declaration, row), { ...row, ...copyRow(declaration, values) });
    }
    return rows.length;
  }

  async add(where: StoredWhere, deltas: StoredDeltas): Promise<StoredRow[]> {
    const { declaration, stored } = this.#parts;
    checkDeltas(declaration, deltas);
    if (Object.keys(deltas).length === 0) return this.find({ where });
    const change = await this.#toChange(where);
    if (change === undefined) return this.#direct(() => stored.add(where, deltas));
    const changed = this.#matchingNow(change)
      .map((row) => increase(declaration, row, deltas))
      .toSorted(this.#byKey);
    this.#put(changed);
    return changed.map((row) => copyRow(declaration, row));
  }

  async addEach(changes: readonly { readonly key: StoredKey; readonly deltas: StoredDeltas }[]): Promise<void> {
    const { declaration, map } = this.#parts;
    const grouped = deltasByKey(changes);
    for (const { deltas } of grouped) checkDeltas(declaration, deltas);
    if (grouped.every(({ deltas }) => Object.keys(deltas).length === 0)) return;
    const entries = await this.#entries(grouped.map(({ key }) => key));
    const changed = entries.map(({ current }, at) => {
      if (current === undefined) throw new RangeError(`${map.name}: a row to add to is not there`);
      return increase(declaration, current, grouped[at]?.deltas ?? {});
    });
    this.#put(changed);
  }

  async remove(where: StoredWhere): Promise<number> {
    const { declaration, stored, map, journal } = this.#parts;
    const change = await this.#toChange(where);
    if (change === undefined) return this.#direct(() => stored.remove(where));
    await this.#verify(change.keys);
    const rows = this.#matchingNow(change);
    for (const row of rows) journal.put(map, keyOf(declaration, row), undefined);
    return rows.length;
  }

  #copy(row: StoredRow | undefined): StoredRow | undefined {
    return row && copyRow(this.#parts.declaration, row);
  }

  /** Whether any of these columns, except the key, must be unique. */
  #isUniqueIn(columns: readonly string[]): boolean {
    const { unique = [] } = this.#parts.declaration;
    return unique.some((together) => together.some((column) => columns.includes(column)));
  }

  /** Writes waiting changes before rows free unique values. An earlier insert with those values is then refused, as without deferring. */
  async #verify(keys: readonly StoredKey[]): Promise<void> {
    const { declaration, map } = this.#parts;
    const isAssumed = (key: StoredKey): boolean => map.find(joinValues(key))?.isAssumed === true;
    if (map.dirty.size > 0 && (declaration.unique !== undefined || keys.some(isAssumed))) await this.#parts.flush();
  }

  #put(rows: readonly StoredRow[]): void {
    const { declaration, map, journal } = this.#parts;
    for (const row of rows) journal.put(map, keyOf(declaration, row), row);
  }

  /** Returns the entries of these keys in order. One read loads the unknown rows. */
  async #entries(keys: readonly StoredKey[]): Promise<readonly MapEntry[]> {
    const { map, stored } = this.#parts;
    const unknown = [...new Map(keys.map((key) => [joinValues(key), key]))].filter(
      ([text]) => map.find(text) === undefined,
    );
    if (unknown.length > 0) {
      const { generation } = map;
      const rows = await stored.getMany(unknown.map(([, key]) => key));
      if (map.generation !== generation) return this.#entries(keys);
      for (const [at, [, key]] of unknown.entries()) map.learn(key, rows[at]);
    }
    return keys.map(
      (key) => map.find(joinValues(key)) ?? { key, stored: undefined, current: undefined, isAssumed: true },
    );
  }

  /** Returns the matching rows of these keys. They belong to the map. */
  async #matching(keys: readonly StoredKey[], terms: readonly Term[]): Promise<StoredRow[]> {
    const test = rowTest(terms);
    const entries = await this.#entries(keys);
    return entries.flatMap(({ current }) => (current !== undefined && test(current) ? [current] : []));
  }

  /** Returns the changes that a condition matches before or after the change. Writes them and returns none if there are many. */
  async #waiting(terms: readonly Term[]): Promise<readonly MapEntry[]> {
    const { map, limits } = this.#parts;
    if (map.dirty.size === 0) return [];
    if (map.dirty.size > limits.overlaid) {
      await this.#parts.flush();
      return [];
    }
    const test = rowTest(terms);
    const concerns = (row: StoredRow | undefined): boolean => row !== undefined && test(row);
    return [...map.dirty.values()].filter(({ stored, current }) => concerns(stored) || concerns(current));
  }

  /** Writes the waiting changes if a condition concerns any of them. */
  async #flushFor(where: StoredWhere | undefined): Promise<void> {
    const waiting = await this.#waiting(resolveWhere(this.#parts.declaration, where));
    if (waiting.length > 0) await this.#parts.flush();
  }

  /** Merges waiting changes into the database's result. */
  #overlay(found: readonly StoredRow[], waiting: readonly MapEntry[], terms: readonly Term[]): StoredRow[] {
    const test = rowTest(terms);
    const changed = new Set(waiting.map(({ key }) => joinValues(key)));
    const untouched = found.filter((row) => !changed.has(joinValues(keyOf(this.#parts.declaration, row))));
    return [
      ...untouched,
      ...waiting.flatMap(({ current }) => (current !== undefined && test(current) ? [current] : [])),
    ];
  }

  /** Adds rows of a result to the map, because found rows are often changed next. */
  #learn(rows: StoredRow[]): StoredRow[] {
    const { declaration, map, limits } = this.#parts;
    if (rows.length > limits.learned) return rows;
    return rows.map((row) => {
      map.learn(keyOf(declaration, row), row);
      return copyRow(declaration, row);
    });
  }

  /** Returns the rows that a condition may change, all of them in the map. Undefined if there are too many. */
  async #toChange(where: StoredWhere): Promise<Change | undefined> {
    const { declaration, map, limits } = this.#parts;
    const terms = resolveWhere(declaration, where);
    const named = namedKeys(declaration, terms);
    if (named !== undefined) {
      await this.#entries(named);
      return { keys: named, terms };
    }
    const found = await this.find({ where, limit: limits.mapped + 1 });
    if (found.length > limits.mapped) return undefined;
    for (const row of found) map.learn(keyOf(declaration, row), row);
    return { keys: found.map((row) => keyOf(declaration, row)), terms };
  }

  /**
   * Returns the rows that match now, because another call of the unit may have changed them since the read. The caller writes them
   * synchronously.
   */
  #matchingNow({ keys, terms }: Change): readonly StoredRow[] {
    const test = rowTest(terms);
    return keys.flatMap((key) => {
      const current = this.#parts.map.find(joinValues(key))?.current;
      return current !== undefined && test(current) ? [current] : [];
    });
  }

  /** Runs a statement without the map, and clears the map of that table. */
  async #direct<Result>(statement: () => Promise<Result>): Promise<Result> {
    await this.#parts.goDirect();
    try {
      return await statement();
    } finally {
      this.#parts.map.clear();
    }
  }
}
