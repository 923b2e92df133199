import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { readSnapshot, type RowChange, type Snapshot } from '#domain/store.ts';
import { PROVIDER_TABLES } from '#games/provider/tables.ts';
import * as store from '#store/index.ts';
import type { GameRows } from '../gameProvider/gameWorld.ts';
import { WorldSize } from '../wire/messages.ts';
import { Jar } from './cookieJars.ts';

interface Shelves extends DBSchema {
  /** The changes of the platform's commits, one record each, in order. */
  commits: { key: number; value: unknown };
  gameCommits: { key: number; value: unknown };
  jars: { key: string; value: unknown };
  facts: { key: string; value: unknown };
}

type CommitShelf = 'commits' | 'gameCommits';

/** The parts that survive a reload: the rows of platform and game server, the browsers' cookies, and the world's size. */
export interface KeptWorld {
  readonly size: WorldSize;
  readonly rows: Snapshot;
  readonly gameRows: GameRows;
  readonly jars: ReadonlyMap<string, Jar>;
}

/** Stores a world between visits. */
export interface Archive {
  /** Returns the stored world. Undefined without one, or if its tables are outdated, which drops it. */
  restore(): Promise<KeptWorld | undefined>;
  /** Stores the changes of a commit of the platform. */
  append(changes: readonly RowChange[]): Promise<void>;
  appendGames(changes: readonly RowChange[]): Promise<void>;
  saveJar(id: string, jar: Jar): Promise<void>;
  /** Removes everything, for a world of this size. */
  clear(size: WorldSize): Promise<void>;
  close(): void;
}

/** From this number of commit records on, the next start compacts them, with this many rows a record. */
const MAX_COMMITS = 1000;
const ROWS_A_RECORD = 1000;

const Changes = z.array(
  z.object({ table: z.string(), key: z.array(z.union([z.string(), z.number()])), row: z.optional(z.unknown()) }),
);
type Change = z.infer<typeof Changes>[number];

/** Stores nothing: the world ends with its page. */
export const noArchive: Archive = {
  restore: async () => undefined,
  append: async () => {},
  appendGames: async () => {},
  saveJar: async () => {},
  clear: async () => {},
  close: () => {},
};

/** Opens the archive in this browser's IndexedDB, or `noArchive` if the browser blocks site data. */
export async function openArchive(name: string): Promise<Archive> {
  const db = await openShelves(name).catch(() => undefined);
  return db === undefined ? noArchive : archiveIn(db);
}

async function openShelves(name: string): Promise<IDBPDatabase<Shelves>> {
  const db = await openDB<Shelves>(name, 3, {
    upgrade(created) {
      // The first version stored one record a row, the second had no game server; such worlds are recreated.
      for (const shelf of Array.from(created.objectStoreNames)) created.deleteObjectStore(shelf);
      for (const shelf of ['commits', 'gameCommits'] as const)
        created.createObjectStore(shelf, { autoIncrement: true });
      for (const shelf of ['jars', 'facts'] as const) created.createObjectStore(shelf);
    },
    // Another version of this page needs to change or delete the database.
    blocking: () => db.close(),
  });
  return db;
}

function archiveIn(db: IDBPDatabase<Shelves>): Archive {
  return {
    restore: () => restore(db),
    append: (changes) => append(db, 'commits', changes),
    appendGames: (changes) => append(db, 'gameCommits', changes),
    async saveJar(id, jar) {
      await db.put('jars', jar, id);
    },
    async clear(size) {
      const tx = db.transaction(['commits', 'gameCommits', 'jars', 'facts'], 'readwrite');
      await Promise.all([
        tx.objectStore('commits').clear(),
        tx.objectStore('gameCommits').clear(),
        tx.objectStore('jars').clear(),
        tx.objectStore('facts').put(size, 'size'),
        tx.done,
      ]);
    },
    close: () => db.close(),
  };
}

async function append(db: IDBPDatabase<Shelves>, shelf: CommitShelf, changes: readonly RowChange[]): Promise<void> {
  // A transaction that only read.
  if (changes.length === 0) return;
  // Relaxed durability, since a demo world need not survive a power cut, and waiting for the disk would slow every call.
  const tx = db.transaction(shelf, 'readwrite', { durability: 'relaxed' });
  const added = tx.store.add(changes);
  // Committing at once avoids waiting for the page's success event.
  tx.commit();
  await Promise.all([added, tx.done]);
}

export const deleteArchive = (name: string): Promise<void> => deleteDB(name);

async function restore(db: IDBPDatabase<Shelves>): Promise<KeptWorld | undefined> {
  const size = WorldSize.safeParse(await db.get('facts', 'size'));
  if (!size.success || (await db.count('commits')) === 0) return undefined;
  try {
    const rows = readSnapshot(await keptRows(db, 'commits'));
    const gameRows = store.readSnapshot(PROVIDER_TABLES, await keptRows(db, 'gameCommits'));
    const names = await db.getAllKeys('jars');
    const jars = await db.getAll('jars');
    return {
      size: size.data,
      rows,
      gameRows,
      jars: new Map(names.map((name, at) => [name, Jar.parse(jars[at])])),
    };
  } catch {
    // Stored by an older version with other tables.
    return undefined;
  }
}

/** The rows after a shelf's commits, with their tables' names. Compacts many commits. */
async function keptRows(db: IDBPDatabase<Shelves>, shelf: CommitShelf) {
  const commits = await db.getAll(shelf);
  const rows = replay(commits);
  if (commits.length > MAX_COMMITS) await compact(db, shelf, rows);
  return rows.map(({ table, row }) => [table, row] as const);
}

/** The rows after these commits. */
function replay(commits: readonly unknown[]): readonly Change[] {
  const rows = new Map<string, Change>();
  for (const commit of commits) {
    for (const change of Changes.parse(commit)) {
      const name = JSON.stringify([change.table, change.key]);
      if (change.row === undefined) rows.delete(name);
      else rows.set(name, change);
    }
  }
  return [...rows.values()];
}

/** Replaces many records by few with the resulting rows. */
async function compact(db: IDBPDatabase<Shelves>, shelf: CommitShelf, rows: readonly Change[]): Promise<void> {
  const tx = db.transaction(shelf, 'readwrite');
  const writes: Promise<unknown>[] = [tx.store.clear()];
  for (let at = 0; at < rows.length; at += ROWS_A_RECORD) writes.push(tx.store.add(rows.slice(at, at + ROWS_A_RECORD)));
  await Promise.all([...writes, tx.done]);
}
