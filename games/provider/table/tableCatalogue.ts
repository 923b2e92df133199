import { TableFile, type TableRules, tableRules } from '#games/maths/index.ts';

export interface TableVersion {
  /** The SHA-256 of its `rules.json`. */
  readonly hash: string;
  readonly file: TableFile;
  readonly rules: TableRules;
}

export interface TableCatalogue {
  /** New rounds play the newest version of a table. */
  current(code: string): TableVersion | undefined;
  /** The version with this hash, for older rounds. */
  version(hash: string): TableVersion | undefined;
}

const FISH = 'fish';

/**
 * Reads the text of a `rules.json`.
 *
 * @returns undefined for a fishing game, which is no table
 * @throws SyntaxError or ZodError if it is neither
 */
export function readTableFile(text: string): TableFile | undefined {
  const json: unknown = JSON.parse(text);
  if (typeof json === 'object' && json !== null && 'kind' in json && json.kind === FISH) return undefined;
  return TableFile.parse(json);
}

/** Tables may be in any order, with several versions of a table. */
export function createTableCatalogue(
  tables: readonly { readonly hash: string; readonly file: TableFile }[],
): TableCatalogue {
  const byHash = new Map<string, TableVersion>();
  const newest = new Map<string, TableVersion>();
  for (const { hash, file } of tables) {
    const version = { hash, file, rules: tableRules(file) };
    byHash.set(hash, version);
    const known = newest.get(file.code);
    if (known === undefined || known.file.version < file.version) newest.set(file.code, version);
  }
  return { current: (code) => newest.get(code), version: (hash) => byHash.get(hash) };
}
