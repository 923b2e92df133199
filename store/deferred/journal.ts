import type { TableMap } from './identityMap.ts';
import { joinValues } from '../rows/row.ts';
import type { StoredKey, StoredRow } from '../rows/rowTable.ts';

/** A change of the map with its earlier state. */
export interface JournalRecord {
  readonly map: TableMap;
  readonly text: string;
  readonly key: StoredKey;
  /** Whether the row was known. An unknown row was assumed to be absent. */
  readonly wasKnown: boolean;
  readonly before: StoredRow | undefined;
}

/** The changes of a transaction to the identity map, in order, so that a failed unit can be undone. */
export class MapJournal {
  readonly #records: JournalRecord[] = [];

  get length(): number {
    return this.#records.length;
  }

  /** Changes a row of the map and records its earlier state. */
  put(map: TableMap, key: StoredKey, row: StoredRow | undefined): void {
    const text = joinValues(key);
    const known = map.find(text);
    this.#records.push({ map, text, key, wasKnown: known !== undefined, before: known?.current });
    map.set(text, key, row);
  }

  /** Undoes all changes since a length, the latest first. */
  undoTo(length: number): void {
    for (const { map, text, key, wasKnown, before } of this.#records.splice(length).toReversed()) {
      const entry = map.find(text);
      // A row that was unknown before and was not flushed since becomes unknown again.
      if (!wasKnown && entry?.stored === undefined) map.drop(text);
      else map.set(text, key, before);
    }
  }

  since(length: number): readonly JournalRecord[] {
    return this.#records.slice(length);
  }

  /** Removes the records since a length without undoing them. */
  take(length: number): readonly JournalRecord[] {
    return this.#records.splice(length);
  }
}
