import { joinValues } from '../rows/row.ts';
import type { StoredKey, StoredRow } from '../rows/rowTable.ts';

/** From how many unchanged rows of a table on those that were unused for longest are let go. */
const KEPT_ROWS = 4096;

/** One row as the database holds it and as it will be; undefined where it is absent. */
export interface MapEntry {
  readonly key: StoredKey;
  stored: StoredRow | undefined;
  current: StoredRow | undefined;
  /** Whether its absence was taken for granted: the database has not been asked. */
  isAssumed: boolean;
}

/** The rows of one table that a transaction knows by their keys, absent ones among them. */
export class TableMap {
  readonly name: string;
  /** Entries that differ from the database. */
  readonly dirty = new Map<string, MapEntry>();
  /** Counts changes of the database that went past the map: rows read before the last of them may be out of date. */
  generation = 0;
  #young = new Map<string, MapEntry>();
  #old = new Map<string, MapEntry>();

  constructor(name: string) {
    this.name = name;
  }

  find(text: string): MapEntry | undefined {
    const known = this.dirty.get(text) ?? this.#young.get(text);
    if (known !== undefined) return known;
    const old = this.#old.get(text);
    if (old !== undefined) this.#young.set(text, old);
    return old;
  }

  /** Takes a row in as the database holds it, unless it is known already. */
  learn(key: StoredKey, stored: StoredRow | undefined): MapEntry {
    const text = joinValues(key);
    const known = this.find(text);
    if (known !== undefined) return known;
    const entry = { key, stored, current: stored, isAssumed: false };
    this.#young.set(text, entry);
    return entry;
  }

  /** Sets what a row is to be. A row that is not known is taken to be absent. */
  set(text: string, key: StoredKey, row: StoredRow | undefined): void {
    const entry = this.find(text) ?? { key, stored: undefined, current: undefined, isAssumed: true };
    entry.current = row;
    this.settle(text, entry);
  }

  /** Puts an entry with the changed ones or the unchanged ones. */
  settle(text: string, entry: MapEntry): void {
    if (entry.current === entry.stored) {
      this.dirty.delete(text);
      this.#young.set(text, entry);
    } else this.dirty.set(text, entry);
  }

  /** Forgets one row. */
  drop(text: string): void {
    this.dirty.delete(text);
    this.#young.delete(text);
    this.#old.delete(text);
  }

  /** Forgets every row. */
  clear(): void {
    this.generation += 1;
    this.dirty.clear();
    this.#young.clear();
    this.#old.clear();
  }

  /** Lets rows go that were unused for longest; between transactions only, since one that is under way may undo what it did to them. */
  makeRoom(): void {
    const { size } = this.#young;
    if (size <= KEPT_ROWS) return;
    // What one transaction read in bulk is not what the next one asks for.
    this.#old = size > 2 * KEPT_ROWS ? new Map<string, MapEntry>() : this.#young;
    this.#young = new Map();
  }
}

/** The rows that transactions know by their keys: a row is read once, and what is written waits here until it is flushed. */
export class IdentityMap {
  readonly #tables = new Map<string, TableMap>();
  #version: number | undefined;

  table(name: string): TableMap {
    let map = this.#tables.get(name);
    if (map === undefined) this.#tables.set(name, (map = new TableMap(name)));
    return map;
  }

  tables(): IterableIterator<TableMap> {
    return this.#tables.values();
  }

  /** Begins a transaction: rows of earlier ones stay only while the database's version says that nobody else wrote. */
  begin(version: number | undefined): void {
    if (version === undefined || version !== this.#version) this.clear();
    else for (const map of this.#tables.values()) map.makeRoom();
    this.#version = version;
  }

  clear(): void {
    for (const map of this.#tables.values()) map.clear();
  }
}
