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

/** Up to where a table's rows are handled in memory. */
export interface DeferLimits {
  /** Above so many waiting changes of a table a read by condition writes them first instead of looking through them. */
  readonly overlaid: number;
  /** Rows that one condition may change in the map; a change of more is one statement of the database's own. */
  readonly mapped: number;
  /** Rows of one answer that are kept by their keys. */
  readonly learned: number;
}
export const DEFER_LIMITS: DeferLimits = { overlaid: 500, mapped: 200, learned: 64 };

/** What a table of a deferred transaction stands on. */
export interface DeferredTableParts {
  readonly declaration: TableDeclaration;
  /** The table as the database holds it. */
  readonly stored: FlushTable;
  readonly map: TableMap;
  readonly journal: MapJournal;
  readonly limits: DeferLimits;
  /** Writes what waits of this table. */
  flush(): Promise<void>;
  /** Writes what waits of every table. */
  flushAll(): Promise<void>;
  /** Gets ready for a statement that changes rows past the map: what waits is written, and can be undone by savepoints. */
  goDirect(): Promise<void>;
}

/** Rows that a condition concerns, by their keys. */
interface Change {
  readonly keys: readonly StoredKey[];
  readonly terms: readonly Term[];
}

/**
 * A table whose rows are read once and whose writes wait in an identity map. Reads by condition see what waits: they put it
 * over the database's answer, or write it first where it is much.
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

  /** Reads the rows that are not known yet. */
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
    // As many more as may be taken away from the database's answer.
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

  /** Whether other columns than the key must be unique, these among them. */
  #isUniqueIn(columns: readonly string[]): boolean {
    const { unique = [] } = this.#parts.declaration;
    return unique.some((together) => together.some((column) => columns.includes(column)));
  }

  /**
   * Writes what waits before rows give up values that must be unique: what was inserted before them is refused for those
   * values then, as it would have been without waiting.
   */
  async #verify(keys: readonly StoredKey[]): Promise<void> {
    const { declaration, map } = this.#parts;
    const isAssumed = (key: StoredKey): boolean => map.find(joinValues(key))?.isAssumed === true;
    if (map.dirty.size > 0 && (declaration.unique !== undefined || keys.some(isAssumed))) await this.#parts.flush();
  }

  #put(rows: readonly StoredRow[]): void {
    const { declaration, map, journal } = this.#parts;
    for (const row of rows) journal.put(map, keyOf(declaration, row), row);
  }

  /** The entries of these keys, in their order; one read brings those that are not known. */
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

  /** The rows of these keys that match. They belong to the map. */
  async #matching(keys: readonly StoredKey[], terms: readonly Term[]): Promise<StoredRow[]> {
    const test = rowTest(terms);
    const entries = await this.#entries(keys);
    return entries.flatMap(({ current }) => (current !== undefined && test(current) ? [current] : []));
  }

  /** The changes that a condition concerns, before or after; none where they were many and are written now. */
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

  /** Writes what waits where a condition concerns any of it. */
  async #flushFor(where: StoredWhere | undefined): Promise<void> {
    const waiting = await this.#waiting(resolveWhere(this.#parts.declaration, where));
    if (waiting.length > 0) await this.#parts.flush();
  }

  /** The database's answer with what waits in its place. */
  #overlay(found: readonly StoredRow[], waiting: readonly MapEntry[], terms: readonly Term[]): StoredRow[] {
    const test = rowTest(terms);
    const changed = new Set(waiting.map(({ key }) => joinValues(key)));
    const untouched = found.filter((row) => !changed.has(joinValues(keyOf(this.#parts.declaration, row))));
    return [
      ...untouched,
      ...waiting.flatMap(({ current }) => (current !== undefined && test(current) ? [current] : [])),
    ];
  }

  /** Keeps rows of an answer by their keys, since what is found is often changed next. */
  #learn(rows: StoredRow[]): StoredRow[] {
    const { declaration, map, limits } = this.#parts;
    if (rows.length > limits.learned) return rows;
    return rows.map((row) => {
      map.learn(keyOf(declaration, row), row);
      return copyRow(declaration, row);
    });
  }

  /** The rows that a condition may change, all of them in the map. Returns undefined when they are too many for it. */
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
   * The rows of a change that match at this moment: another call of the same unit may have changed them since they were read.
   * The caller writes synchronously, before any other call can.
   */
  #matchingNow({ keys, terms }: Change): readonly StoredRow[] {
    const test = rowTest(terms);
    return keys.flatMap((key) => {
      const current = this.#parts.map.find(joinValues(key))?.current;
      return current !== undefined && test(current) ? [current] : [];
    });
  }

  /** Runs a statement that changes rows without the map, and empties the map of that table. */
  async #direct<Result>(statement: () => Promise<Result>): Promise<Result> {
    await this.#parts.goDirect();
    try {
      return await statement();
    } finally {
      this.#parts.map.clear();
    }
  }
}
