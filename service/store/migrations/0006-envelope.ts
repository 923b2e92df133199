import { createTables } from './schema.ts';

/** The tables of domain/tables/envelope.ts. */
export const envelope = createTables('0006-envelope', {});
