import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as z from 'zod/mini';
import type { Draft } from './draft.ts';

interface Shelf extends DBSchema {
  files: { key: string; value: unknown };
}

const Files = z.record(z.string(), z.string());

/** So many characters beside a draft leave `localStorage` room for the other things that it keeps. */
const MAX_BESIDE = 1_000_000;

/** Whether files are too much for the place where a draft is kept. */
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

/** Keeps the files of a draft in this browser's database. @throws where it has none, or no room */
export const keepFiles = (key: string, files: Draft['Files']): Promise<void> =>
  withShelf(async (db) => void (await db.put('files', files, key)));

/** What was kept under a key; undefined where it is gone. @throws where this browser has no database */
export const readKeptFiles = (key: string): Promise<Draft['Files'] | undefined> =>
  withShelf(async (db) => Files.safeParse(await db.get('files', key)).data);

/** Gives free what was kept under other keys. */
export const forgetOtherFiles = (key: string | undefined): Promise<void> =>
  withShelf(async (db) => {
    const others = (await db.getAllKeys('files')).filter((each) => each !== key);
    await Promise.all(others.map((each) => db.delete('files', each)));
  });
