import { createTables } from './schema.ts';

/** The tables of domain/tables/honor.ts. */
export const honor = createTables('0004-honor', {});
