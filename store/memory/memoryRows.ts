import { UniqueViolation } from '../port.ts';
import type { TableDeclaration } from '../table.ts';
import { namedKeys, rowTest, type Term } from '../rows/condition.ts';
import { arrange, checkWindow } from '../rows/order.ts';
import { joinValues } from '../rows/row.ts';
import type { StoredQuery, StoredRow } from '../rows/rowTable.ts';

/** Values of unique columns → the key of their row. */
interface Unique {
  readonly columns: readonly string[];
  /** Undefined until the first use. */
  taken: Map<string, string> | undefined;
}

/** The value of a column → the keys of the rows with it. */
type Index = Map<unknown, Set<string>>;

/**
 * The rows of one table in memory, indexed by key, by unique columns and by the first column of each index. Indexes are built at first use,
 * because a test loads a whole world and reads only a few tables.
 */
export class MemoryRows {
  readonly declaration: TableDeclaration;
  private readonly name: string;
  private rows = new Map<string, StoredRow>();
  private readonly uniques: readonly Unique[];
  /** The indexes by column. Undefined until the first use. */
  private readonly indexes: Map<string, Index | undefined>;

  constructor(name: string, declaration: TableDeclaration) {
    this.name = name;
    this.declaration = declaration;
    this.uniques = (declaration.unique ?? []).map((columns) => ({ columns, taken: undefined }));
    const first = [declaration.key, ...(declaration.unique ?? []), ...(declaration.indexes ?? [])].map(
      ([column]) => column,
    );
    this.indexes = new Map(first.flatMap((column) => (column === undefined ? [] : [[column, undefined]])));
  }

  keyText(row: StoredRow): string {
    return joinValues(this.declaration.key.map((column) => row[column]));
  }

  get(key: string): StoredRow | undefined {
    return this.rows.get(key);
  }

  /** @throws UniqueViolation if other rows have the unique values; in that case nothing has changed */
  checkUnique(key: string, row: StoredRow): void {
    for (const unique of this.uniques) {
      const holder = this.takenOf(unique).get(valuesOf(unique, row));
      if (holder !== undefined && holder !== key) throw new UniqueViolation(this.name);
    }
  }

  /** Sets or removes a row. Returns the earlier row. */
  set(key: string, row: StoredRow | undefined): StoredRow | undefined {
    const before = this.rows.get(key);
    if (before !== undefined) this.unlink(key, before);
    if (row === undefined) this.rows.delete(key);
    else {
      this.rows.set(key, row);
      this.link(key, row);
    }
    return before;
  }

  /** Replaces all rows. @param rows by their keys; the rows are shared and never changed */
  replaceAll(rows: ReadonlyMap<string, StoredRow>): void {
    this.rows = new Map(rows);
    for (const unique of this.uniques) unique.taken = undefined;
    for (const column of this.indexes.keys()) this.indexes.set(column, undefined);
  }

  byKeys(): ReadonlyMap<string, StoredRow> {
    return this.rows;
  }

  all(): IterableIterator<StoredRow> {
    return this.rows.values();
  }

  /** Returns the matching rows, unordered. */
  matching(terms: readonly Term[]): StoredRow[] {
    const test = rowTest(terms);
    const found: StoredRow[] = [];
    for (const row of this.candidates(terms)) if (test(row)) found.push(row);
    return found;
  }

  /** Returns the rows with any of these values in a column, unordered. */
  withValues(column: string, values: ReadonlySet<unknown>): StoredRow[] {
    if (!this.indexes.has(column)) return [...this.rows.values()].filter((row) => values.has(row[column]));
    const index = this.indexOf(column);
    return this.rowsOf([...values].flatMap((value) => index.get(value) ?? []));
  }

  query(query: StoredQuery, terms: readonly Term[]): StoredRow[] {
    checkWindow(query);
    return arrange(this.declaration, query, terms, this.matching(terms));
  }

  /** Returns the only rows that can match if the terms name whole keys; undefined otherwise. */
  private namedRows(terms: readonly Term[]): readonly StoredRow[] | undefined {
    return namedKeys(this.declaration, terms)
      ?.map((key) => this.rows.get(joinValues(key)))
      .filter((row) => row !== undefined);
  }

  private candidates(terms: readonly Term[]): Iterable<StoredRow> {
    const named = this.namedRows(terms);
    if (named !== undefined) return named;
    let best: readonly ReadonlySet<string>[] | undefined;
    let fewest = this.rows.size;
    for (const term of terms) {
      if (!this.indexes.has(term.column)) continue;
      if (term.operator !== 'is' && term.operator !== 'in') continue;
      const index = this.indexOf(term.column);
      const values = term.operator === 'in' ? [...new Set(term.values)] : [term.value];
      const sets = values.flatMap((value) => index.get(value) ?? []);
      const size = sets.reduce((sum, set) => sum + set.size, 0);
      if (best === undefined || size < fewest) [best, fewest] = [sets, size];
    }
    return best === undefined ? this.rows.values() : this.rowsOf(best);
  }

  private rowsOf(sets: readonly ReadonlySet<string>[]): StoredRow[] {
    const found: StoredRow[] = [];
    for (const keys of sets) {
      for (const key of keys) {
        const row = this.rows.get(key);
        if (row !== undefined) found.push(row);
      }
    }
    return found;
  }

  private takenOf(unique: Unique): Map<string, string> {
    unique.taken ??= new Map([...this.rows].map(([key, row]) => [valuesOf(unique, row), key]));
    return unique.taken;
  }

  private indexOf(column: string): Index {
    let index = this.indexes.get(column);
    if (index === undefined) {
      index = new Map();
      for (const [key, row] of this.rows) addTo(index, row[column], key);
      this.indexes.set(column, index);
    }
    return index;
  }

  private link(key: string, row: StoredRow): void {
    for (const unique of this.uniques) unique.taken?.set(valuesOf(unique, row), key);
    for (const [column, index] of this.indexes) if (index !== undefined) addTo(index, row[column], key);
  }

  private unlink(key: string, row: StoredRow): void {
    for (const unique of this.uniques) {
      const values = valuesOf(unique, row);
      if (unique.taken?.get(values) === key) unique.taken.delete(values);
    }
    for (const [column, index] of this.indexes) {
      const keys = index?.get(row[column]);
      keys?.delete(key);
      if (keys?.size === 0) index?.delete(row[column]);
    }
  }
}

const valuesOf = ({ columns }: Unique, row: StoredRow): string => joinValues(columns.map((column) => row[column]));

function addTo(index: Index, value: unknown, key: string): void {
  const keys = index.get(value);
  if (keys === undefined) index.set(value, new Set([key]));
  else keys.add(key);
}
