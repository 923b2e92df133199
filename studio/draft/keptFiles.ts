import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { Draft } from './draft.ts';

interface Shelf extends DBSchema {
  files: { key: string; value: unknown };
}

const Files = z.record(z.string(), z.string());

/** A draft up to this number of characters leaves `localStorage` enough room for its other items. */
const MAX_BESIDE = 1_000_000;

/** Whether files are too large for the place of the draft. */
export const areLarge = (files: Draft['Files']): boolean =>
  Object.values(files).reduce((sum, text) => sum + text.length, 0) > MAX_BESIDE;

async function withShelf<Result>(act: (db: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result> {
  const db = await openDB<Shelf>('menagerie.studio', 1, { upgrade: (made) => void made.createObjectStore('files') });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

/**
 * Keeps the files of a draft in this browser's database.
 * @throws if there is none, or no room
 */
export const keepFiles = (key: string, files: Draft['Files']): Promise<void> =>
  withShelf(async (db) => void (await db.put('files', files, key)));

/**
 * The files under a key, or undefined if they are gone.
 * @throws if this browser has no database
 */
export const readKeptFiles = (key: string): Promise<Draft['Files'] | undefined> =>
  withShelf(async (db) => Files.safeParse(await db.get('files', key)).data);

/** Removes the files under other keys. */
export const forgetOtherFiles = (key: string | undefined): Promise<void> =>
  withShelf(async (db) => {
    const others = (await db.getAllKeys('files')).filter((each) => each !== key);
    await Promise.all(others.map((each) => db.delete('files', each)));
  });
