import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import { readSnapshot, type RowChange, type Snapshot } from '#domain/store/index.ts';
import { WorldSize } from '../wire/messages.ts';
import { Jar } from './jars.ts';

interface Shelves extends DBSchema {
  /** `[table, …primary key]` → row. */
  rows: { key: (string | number)[]; value: unknown };
  jars: { key: string; value: unknown };
  facts: { key: string; value: unknown };
}

/** What outlives a reload: the world's rows, the browsers' cookies, which size the world is. */
export interface KeptWorld {
  readonly size: WorldSize;
  readonly rows: Snapshot;
  readonly jars: ReadonlyMap<string, Jar>;
}

/** Where a world is kept between visits. */
export interface Archive {
  /** What is kept; undefined where there is nothing, or rows of an older declaration, which are dropped. */
  restore(): Promise<KeptWorld | undefined>;
  /** Writes what one commit changed; resolves once it is kept. */
  append(changes: readonly RowChange[]): Promise<void>;
  keepJar(id: string, jar: Jar): Promise<void>;
  /** Forgets everything, for a world of this size. */
  clear(size: WorldSize): Promise<void>;
  close(): void;
}

const Key = z.tuple([z.string()]).rest(z.union([z.string(), z.number()]));

/** A world that nothing keeps: it ends with its page. */
export const noArchive: Archive = {
  restore: async () => undefined,
  append: async () => {},
  keepJar: async () => {},
  clear: async () => {},
  close: () => {},
};

/** Opens the archive in this browser's IndexedDB. */
export async function openArchive(name: string): Promise<Archive> {
  const db = await openDB<Shelves>(name, 1, {
    upgrade(created) {
      for (const shelf of ['rows', 'jars', 'facts'] as const) created.createObjectStore(shelf);
    },
    // Another version of this page wants to change or delete it.
    blocking: () => db.close(),
  });
  return {
    restore: () => restore(db),
    async append(changes) {
      // A transaction that only looked.
      if (changes.length === 0) return;
      // Relaxed: a demo world need not survive a power cut, and waiting for the disk would slow every call.
      const tx = db.transaction('rows', 'readwrite', { durability: 'relaxed' });
      const writes = changes.map(({ table, key, row }) =>
        row === undefined ? tx.store.delete([table, ...key]) : tx.store.put(row, [table, ...key]),
      );
      await Promise.all([...writes, tx.done]);
    },
    async keepJar(id, jar) {
      await db.put('jars', jar, id);
    },
    async clear(size) {
      const tx = db.transaction(['rows', 'jars', 'facts'], 'readwrite');
      await Promise.all([
        tx.objectStore('rows').clear(),
        tx.objectStore('jars').clear(),
        tx.objectStore('facts').put(size, 'size'),
        tx.done,
      ]);
    },
    close: () => db.close(),
  };
}

/** Deletes an archive. */
export const deleteArchive = (name: string): Promise<void> => deleteDB(name);

async function restore(db: IDBPDatabase<Shelves>): Promise<KeptWorld | undefined> {
  const size = WorldSize.safeParse(await db.get('facts', 'size'));
  const keys = await db.getAllKeys('rows');
  if (!size.success || keys.length === 0) return undefined;
  const rows = await db.getAll('rows');
  try {
    const snapshot = readSnapshot(keys.map((key, at) => [Key.parse(key)[0], rows[at]] as const));
    const names = await db.getAllKeys('jars');
    const jars = await db.getAll('jars');
    return {
      size: size.data,
      rows: snapshot,
      jars: new Map(names.map((name, at) => [name, Jar.parse(jars[at])])),
    };
  } catch {
    // Kept by an older version, whose tables were others.
    return undefined;
  }
}
