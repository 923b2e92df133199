import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPostgres } from '../postgres/postgres.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import type { TableDeclarations } from '../table.ts';

/** The address of a server for test databases; empty without a server. */
export const POSTGRES_URL = process.env['TEST_POSTGRES_URL'] ?? '';

/** Creates empty, migrated databases on the test server as copies of a template. */
export interface TestDatabases {
  /** @returns the address of a new database */
  create(): Promise<string>;
  dropAll(): Promise<void>;
}

/** Makes test databases of a declaration. */
export function createDatabases<Tables extends TableDeclarations>(
  declaration: DatabaseDeclaration<Tables>,
): TestDatabases {
  const made: string[] = [];
  let template: Promise<string> | undefined;
  const addressOf = (database: string): string => {
    const url = new URL(POSTGRES_URL);
    url.pathname = `/${database}`;
    return url.href;
  };
  const nameOf = (): string => `menagerie_${randomUUID().replaceAll('-', '')}`;
  const makeTemplate = async (): Promise<string> => {
    const name = nameOf();
    made.push(name);
    await runOnServer(`CREATE DATABASE ${name}`);
    await (await openPostgres(declaration, addressOf(name))).close();
    return name;
  };
  return {
    async create() {
      template ??= makeTemplate();
      const from = await template;
      const name = nameOf();
      made.push(name);
      await runOnServer(`CREATE DATABASE ${name} TEMPLATE ${from}`);
      return addressOf(name);
    },
    async dropAll() {
      for (const name of made.splice(0)) await runOnServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

/** Runs a statement on the test server. */
export async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client(POSTGRES_URL);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
