import { statements as tables } from './0001-tables.ts';

export interface Migration {
  readonly name: string;
  readonly statements: readonly string[];
}

/** Every step of the schema, oldest first. A step that was released never changes; a later one corrects it. */
export const MIGRATIONS: readonly Migration[] = [{ name: '0001-tables', statements: tables }];
