import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import { readSnapshot, type RowChange, type Snapshot } from '#domain/store.ts';
import { PROVIDER_TABLES } from '#games/provider/tables.ts';
import * as store from '#store/index.ts';
import type { GameRows } from '../gameProvider/gameWorld.ts';
import { WorldSize } from '../wire/messages.ts';
import { Jar } from './cookieJars.ts';

interface Shelves extends DBSchema {
  /** What commits of the platform changed, one record each, in their order. */
  commits: { key: number; value: unknown };
  /** What commits of the game server changed. */
  gameCommits: { key: number; value: unknown };
  jars: { key: string; value: unknown };
  facts: { key: string; value: unknown };
}

type CommitShelf = 'commits' | 'gameCommits';

/** What outlives a reload: the rows of the platform and of the game server, the browsers' cookies, which size the world is. */
export interface KeptWorld {
  readonly size: WorldSize;
  readonly rows: Snapshot;
  readonly gameRows: GameRows;
  readonly jars: ReadonlyMap<string, Jar>;
}

/** Where a world is kept between visits. */
export interface Archive {
  /** What is kept; undefined where there is nothing, or rows of an older declaration, which are dropped. */
  restore(): Promise<KeptWorld | undefined>;
  /** Writes what one commit of the platform changed; resolves once it is kept. */
  append(changes: readonly RowChange[]): Promise<void>;
  /** Writes what one commit of the game server changed. */
  appendGames(changes: readonly RowChange[]): Promise<void>;
  saveJar(id: string, jar: Jar): Promise<void>;
  /** Forgets everything, for a world of this size. */
  clear(size: WorldSize): Promise<void>;
  close(): void;
}

/** So many records of single commits are written together at the next start, this many rows a record. */
const MAX_COMMITS = 1000;
const ROWS_A_RECORD = 1000;

const Changes = z.array(
  z.object({ table: z.string(), key: z.array(z.union([z.string(), z.number()])), row: z.optional(z.unknown()) }),
);
type Change = z.infer<typeof Changes>[number];

/** A world that nothing keeps: it ends with its page. */
export const noArchive: Archive = {
  restore: async () => undefined,
  append: async () => {},
  appendGames: async () => {},
  saveJar: async () => {},
  clear: async () => {},
  close: () => {},
};

/** Opens the archive in this browser's IndexedDB, or none if the browser blocks site data. */
export async function openArchive(name: string): Promise<Archive> {
  const db = await openShelves(name).catch(() => undefined);
  return db === undefined ? noArchive : archiveIn(db);
}

async function openShelves(name: string): Promise<IDBPDatabase<Shelves>> {
  const db = await openDB<Shelves>(name, 3, {
    upgrade(created) {
      // The first version stored one record a row, the second had no game server: those worlds are recreated.
      for (const shelf of Array.from(created.objectStoreNames)) created.deleteObjectStore(shelf);
      for (const shelf of ['commits', 'gameCommits'] as const)
        created.createObjectStore(shelf, { autoIncrement: true });
      for (const shelf of ['jars', 'facts'] as const) created.createObjectStore(shelf);
    },
    // Another version of this page wants to change or delete it.
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
  // A transaction that only looked.
  if (changes.length === 0) return;
  // Relaxed: a demo world need not survive a power cut, and waiting for the disk would slow every call.
  const tx = db.transaction(shelf, 'readwrite', { durability: 'relaxed' });
  const added = tx.store.add(changes);
  // Committing at once saves waiting for the page's success event.
  tx.commit();
  await Promise.all([added, tx.done]);
}

/** Deletes an archive. */
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
    // Kept by an older version, whose tables were others.
    return undefined;
  }
}

/** The rows that the commits of a shelf left, with the names of their tables. Many commits are put together on the way. */
async function keptRows(db: IDBPDatabase<Shelves>, shelf: CommitShelf) {
  const commits = await db.getAll(shelf);
  const rows = replay(commits);
  if (commits.length > MAX_COMMITS) await compact(db, shelf, rows);
  return rows.map(({ table, row }) => [table, row] as const);
}

/** The rows that these commits left. */
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

/** Puts few records with these rows in place of the many that led to them. */
async function compact(db: IDBPDatabase<Shelves>, shelf: CommitShelf, rows: readonly Change[]): Promise<void> {
  const tx = db.transaction(shelf, 'readwrite');
  const writes: Promise<unknown>[] = [tx.store.clear()];
  for (let at = 0; at < rows.length; at += ROWS_A_RECORD) writes.push(tx.store.add(rows.slice(at, at + ROWS_A_RECORD)));
  await Promise.all([...writes, tx.done]);
}
