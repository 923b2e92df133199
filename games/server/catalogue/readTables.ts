import { placeNames } from '#games/provider/history/publishedTable.ts';
import type { PublishedFiles } from '#games/provider/node/answerPlatform.ts';
import {
  createTableCatalogue,
  readTableFile,
  type TableCatalogue,
  type TableVersion,
} from '#games/provider/table/tableCatalogue.ts';
import { readOpenRooms, readRoomTexts, readRules, type RulesText } from './roomFolders.ts';

export interface ReadTables {
  readonly tables: TableCatalogue;
  /** The tables that players can open. */
  readonly openTables: readonly string[];
  /** The public files of a version, by its hash. */
  readonly publishedFiles: (hash: string) => PublishedFiles | undefined;
}

/**
 * Reads the tables of a folder with all their versions. Skips other rooms.
 *
 * @throws Error naming the faulty file
 */
export function readTables(folder: string): ReadTables {
  const read = readRules(folder).flatMap(readTable);
  const files = new Map<string, PublishedFiles>(
    read.map(({ hash, text, file }) => [hash, { maths: text, places: placeNames(readRoomTexts(folder, file.code)) }]),
  );
  return {
    tables: createTableCatalogue(read),
    openTables: readOpenRooms(folder).tables,
    publishedFiles: (hash) => files.get(hash),
  };
}

type ReadTable = Pick<TableVersion, 'hash' | 'file'> & { readonly text: string };

function readTable({ path, hash, text }: RulesText): readonly ReadTable[] {
  try {
    const file = readTableFile(text);
    return file === undefined ? [] : [{ hash, text, file }];
  } catch (error) {
    throw new Error(`${path} is no table: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
