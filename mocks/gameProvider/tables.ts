import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import { createTableCatalogue, readTableFile, type TableCatalogue } from '#games/provider/table/tableCatalogue.ts';

/** The rules of tables, whose exact bytes name their rounds. */
const RULES = import.meta.glob<string>(['#games/rooms/*/rules.json', '#games/rooms/*/versions/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The tables of the reference provider, with all their versions. */
export const loadTables = (): TableCatalogue =>
  createTableCatalogue(
    Object.values(RULES).flatMap((text) => {
      const file = readTableFile(text);
      return file === undefined ? [] : [{ hash: nobleCrypto.sha256(text), file }];
    }),
  );
