import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableFile } from '#games/maths/index.ts';
import { z } from 'zod';
import { createTableCatalogue, readTableFile, type TableCatalogue } from '#games/provider/table/tableCatalogue.ts';

const RULES = 'rules.json';
const OpenFile = z.strictObject({ tables: z.array(z.string()) });

export interface ReadTables {
  readonly tables: TableCatalogue;
  /** The tables that players can open. */
  readonly openTables: readonly string[];
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
  return {
    tables: createTableCatalogue(codes.flatMap((code) => filesOf(join(folder, code)).flatMap(readTable))),
    openTables: tables,
  };
}

function filesOf(folder: string): string[] {
  const versions = join(folder, 'versions');
  const kept = existsSync(versions) ? readdirSync(versions).filter((name) => name.endsWith('.json')) : [];
  return [...kept.map((name) => join(versions, name)), join(folder, RULES)];
}

function readTable(path: string): readonly { readonly hash: string; readonly file: TableFile }[] {
  const text = readFileSync(path, 'utf8');
  try {
    const file = readTableFile(text);
    return file === undefined ? [] : [{ hash: createHash('sha256').update(text).digest('hex'), file }];
  } catch (error) {
    throw new Error(`${path} is no table: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
