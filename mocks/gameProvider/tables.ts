import * as z from 'zod/mini';
import open from '#games/rooms/open.json' with { type: 'json' };
import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import { declaredTable } from '#games/provider/declaredTable.ts';
import { type PlaceNames, placeNames } from '#games/provider/history/publishedTable.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';
import { createTableCatalogue, readTableFile, type TableCatalogue } from '#games/provider/table/tableCatalogue.ts';
import { RULES, textsOf } from './roomFiles.ts';

const RETURNS = import.meta.glob<unknown>('#games/rooms/*/returns.json', { import: 'default', eager: true });
const OpenFile = z.object({ tables: z.array(z.string()) });
const Returns = z.record(z.string(), z.number());

/** The tables that players can open, as the operator declares them. */
export const declaredTables = (): readonly DeclaredGame[] =>
  OpenFile.parse(open).tables.map((code) => {
    const returns = Object.entries(RETURNS).find(([path]) => path.endsWith(`/rooms/${code}/returns.json`))?.[1];
    return declaredTable(code, Returns.parse(returns));
  });

/** The tables of the reference provider, with all their versions. */
export const loadTables = (): TableCatalogue =>
  createTableCatalogue(
    Object.values(RULES).flatMap((text) => {
      const file = readTableFile(text);
      return file === undefined ? [] : [{ hash: nobleCrypto.sha256(text), file }];
    }),
  );

/** The text of the published rules by their SHA-256. Undefined if there are none. */
export const rulesText = (hash: string): string | undefined =>
  Object.values(RULES).find((text) => nobleCrypto.sha256(text) === hash);

/** The names of the places of a table by language. */
export const tablePlaceNames = (code: string): PlaceNames => placeNames(textsOf(code));
