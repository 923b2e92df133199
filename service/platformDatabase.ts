import { TABLES, type Tables } from '#domain/tables.ts';
import { textAroundResult } from '#protocol/resultText.ts';
import type { DatabaseDeclaration } from '#store/sql/database.ts';
import { MIGRATIONS } from './migrations/index.ts';

export const PLATFORM_DATABASE: DatabaseDeclaration<Tables> = {
  name: 'menagerie',
  tables: TABLES,
  migrations: MIGRATIONS,
  // The text of a message is created once for its row in the outbox and for its pushes.
  writeJson: textAroundResult,
};
