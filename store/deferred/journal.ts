import type { TableMap } from './identityMap.ts';
import { joinValues } from '../rows/row.ts';
import type { StoredKey, StoredRow } from '../rows/rowTable.ts';

/** One change of the map, as it was before. */
export interface JournalRecord {
  readonly map: TableMap;
  readonly text: string;
  readonly key: StoredKey;
  /** Whether the row was known; where it was not, it was taken to be absent. */
  readonly wasKnown: boolean;
  readonly before: StoredRow | undefined;
}

/** What a transaction changed in the identity map, in order, so that a unit that fails is undone alone. */
export class MapJournal {
  readonly #records: JournalRecord[] = [];

  get length(): number {
    return this.#records.length;
  }

  /** Changes a row of the map and takes down what it was. */
  put(map: TableMap, key: StoredKey, row: StoredRow | undefined): void {
    const text = joinValues(key);
    const known = map.find(text);
    this.#records.push({ map, text, key, wasKnown: known !== undefined, before: known?.current });
    map.set(text, key, row);
  }

  /** Undoes every change since a length, the last first. */
  undoTo(length: number): void {
    for (const { map, text, key, wasKnown, before } of this.#records.splice(length).toReversed()) {
      const entry = map.find(text);
      // Where it was not flushed meanwhile, nothing is known of it again.
      if (!wasKnown && entry?.stored === undefined) map.drop(text);
      else map.set(text, key, before);
    }
  }

  since(length: number): readonly JournalRecord[] {
    return this.#records.slice(length);
  }

  /** Takes the records since a length away without undoing them. */
  take(length: number): readonly JournalRecord[] {
    return this.#records.splice(length);
  }
}
