import type { TableFile } from '#games/maths/tables/schema.ts';
import type { GameTexts, Language } from '../texts/texts.ts';
import type { TableLook } from './look/schema.ts';

/** The exact returns of the places of a table, as shares of the stake. */
export type TableReturns = Readonly<Record<string, number>>;

/** One file for each table, made by `build/tableFolders.ts` and loaded when the table opens. */
interface TableFolder {
  readonly rules: TableFile;
  readonly look: TableLook;
  readonly returns: TableReturns;
  readonly texts: Partial<Readonly<Record<Language, () => Promise<GameTexts>>>>;
  /** Addresses by the names of pictures and the files of sounds. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
}
const FOLDERS = import.meta.glob<TableFolder>('#games/rooms/*/look.json', { query: '?table', import: 'default' });

const folderOf = (code: string): (() => Promise<TableFolder>) | undefined =>
  Object.entries(FOLDERS).find(([path]) => path.endsWith(`/rooms/${code}/look.json`))?.[1];

/** Whether a game is a table, without loading it. */
export const isTable = (code: string): boolean => folderOf(code) !== undefined;

/** The files of a table. */
export interface TableFiles extends Pick<TableFolder, 'rules' | 'look' | 'returns'> {
  /** Empty if the table has no such picture. */
  readonly picture: (name: string) => string;
  /** Empty if the table has no such sound. */
  readonly sound: (file: string) => string;
}

export interface LoadedTable extends TableFiles {
  /** A table without the language has no texts. */
  readonly loadTexts: (language: Language) => Promise<GameTexts>;
}

/** @throws Error if there is no such table */
export async function loadTable(code: string): Promise<LoadedTable> {
  const load = folderOf(code);
  if (load === undefined) throw new Error(`there is no table ${code}`);
  const { pictures, sounds, texts, ...files } = await load();
  return {
    ...files,
    picture: (name) => pictures[name] ?? '',
    sound: (file) => sounds[file] ?? '',
    loadTexts: (language) => texts[language]?.() ?? Promise.resolve({}),
  };
}
