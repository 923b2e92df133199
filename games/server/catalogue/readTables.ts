import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableFile } from '#games/maths/index.ts';
import { z } from 'zod';
import { placeNames } from '#games/provider/history/publishedTable.ts';
import type { PublishedFiles } from '#games/provider/node/answerPlatform.ts';
import { createTableCatalogue, readTableFile, type TableCatalogue } from '#games/provider/table/tableCatalogue.ts';

const RULES = 'rules.json';
const TEXTS = 'texts';
const OpenFile = z.strictObject({ tables: z.array(z.string()) });
const Texts = z.record(z.string(), z.string());

export interface ReadTables {
  readonly tables: TableCatalogue;
  /** The tables that players can open. */
  readonly openTables: readonly string[];
  /** The public files of a version, by its hash. */
  readonly publishedFiles: (hash: string) => PublishedFiles | undefined;
}

/**
 * Reads the tables of a folder with all their versions: `<code>/rules.json` and `<code>/versions/<hash>.json`. Skips other rooms.
 *
 * @throws Error naming the faulty file
 */
export function readTables(folder: string): ReadTables {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, RULES)))
    .map(({ name }) => name);
  const { tables } = OpenFile.parse(JSON.parse(readFileSync(join(folder, 'open.json'), 'utf8')));
  const read = codes.flatMap((code) => filesOf(join(folder, code)).flatMap(readTable));
  const files = new Map<string, PublishedFiles>(
    read.map(({ hash, text, file }) => [hash, { maths: text, places: readPlaceNames(join(folder, file.code, TEXTS)) }]),
  );
  return { tables: createTableCatalogue(read), openTables: tables, publishedFiles: (hash) => files.get(hash) };
}

function readPlaceNames(folder: string): ReturnType<typeof placeNames> {
  if (!existsSync(folder)) return {};
  return placeNames(
    Object.fromEntries(
      readdirSync(folder).map((name) => [
        name.replace('.json', ''),
        Texts.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
      ]),
    ),
  );
}

function filesOf(folder: string): string[] {
  const versions = join(folder, 'versions');
  const kept = existsSync(versions) ? readdirSync(versions).filter((name) => name.endsWith('.json')) : [];
  return [...kept.map((name) => join(versions, name)), join(folder, RULES)];
}

interface ReadTable {
  readonly hash: string;
  readonly text: string;
  readonly file: TableFile;
}

function readTable(path: string): readonly ReadTable[] {
  const text = readFileSync(path, 'utf8');
  try {
    const file = readTableFile(text);
    return file === undefined ? [] : [{ hash: createHash('sha256').update(text).digest('hex'), text, file }];
  } catch (error) {
    throw new Error(`${path} is no table: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
