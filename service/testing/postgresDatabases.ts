import { createDatabases as createDatabasesOf, type TestDatabases } from '#store/testing/postgresDatabases.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';

export { POSTGRES_URL, runOnServer } from '#store/testing/postgresDatabases.ts';

export const createDatabases = (): TestDatabases => createDatabasesOf(PLATFORM_DATABASE);
