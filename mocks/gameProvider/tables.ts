import * as z from 'zod/mini';
import open from '#games/rooms/open.json' with { type: 'json' };
import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import { declaredTable } from '#games/provider/declaredTable.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';
import { createTableCatalogue, readTableFile, type TableCatalogue } from '#games/provider/table/tableCatalogue.ts';

/** The rules of tables, whose exact bytes name their rounds. */
const RULES = import.meta.glob<string>(['#games/rooms/*/rules.json', '#games/rooms/*/versions/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
