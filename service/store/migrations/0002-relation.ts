import { createTables } from './schema.ts';

/** The tables of domain/tables/relation.ts. */
export const relation = createTables('0002-relation', {});
