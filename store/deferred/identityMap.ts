import { joinValues } from '../rows/row.ts';
import type { StoredKey, StoredRow } from '../rows/rowTable.ts';

/** Above this many unchanged rows of a table, the least recently used rows are dropped. */
const KEPT_ROWS = 4096;

/** A row in the database and its new state; undefined if it is absent. */
export interface MapEntry {
  readonly key: StoredKey;
  stored: StoredRow | undefined;
  current: StoredRow | undefined;
  /** Whether the row is assumed to be absent without a read. */
  isAssumed: boolean;
}

/** The known rows of a table by key, including absent rows. */
export class TableMap {
  readonly name: string;
  /** Entries that differ from the database. */
  readonly dirty = new Map<string, MapEntry>();
  /** Counts database changes without the map. Rows that were read before the last change may be outdated. */
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

  /** Adds a row of the database, unless it is known already. */
  learn(key: StoredKey, stored: StoredRow | undefined): MapEntry {
    const text = joinValues(key);
    const known = this.find(text);
    if (known !== undefined) return known;
    const entry = { key, stored, current: stored, isAssumed: false };
    this.#young.set(text, entry);
    return entry;
  }

  /** Sets the new state of a row. An unknown row is assumed to be absent. */
  set(text: string, key: StoredKey, row: StoredRow | undefined): void {
    const entry = this.find(text) ?? { key, stored: undefined, current: undefined, isAssumed: true };
    entry.current = row;
    this.settle(text, entry);
  }

  /** Moves an entry to the changed or the unchanged entries. */
  settle(text: string, entry: MapEntry): void {
    if (entry.current === entry.stored) {
      this.dirty.delete(text);
      this.#young.set(text, entry);
    } else this.dirty.set(text, entry);
  }

  drop(text: string): void {
    this.dirty.delete(text);
    this.#young.delete(text);
    this.#old.delete(text);
  }

  clear(): void {
    this.generation += 1;
    this.dirty.clear();
    this.#young.clear();
    this.#old.clear();
  }

  /** Drops the least recently used rows. Only between transactions, because a transaction may undo its changes. */
  makeRoom(): void {
    const { size } = this.#young;
    if (size <= KEPT_ROWS) return;
    // The next transaction rarely needs the rows of a bulk read.
    this.#old = size > 2 * KEPT_ROWS ? new Map<string, MapEntry>() : this.#young;
    this.#young = new Map();
  }
}

/** The known rows of all tables by key. A row is read once, and writes wait here until a flush. */
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

  /** Begins a transaction. Rows of earlier transactions stay only if the version shows that no other process wrote. */
  begin(version: number | undefined): void {
    if (version === undefined || version !== this.#version) this.clear();
    else for (const map of this.#tables.values()) map.makeRoom();
    this.#version = version;
  }

  clear(): void {
    for (const map of this.#tables.values()) map.clear();
  }
}
