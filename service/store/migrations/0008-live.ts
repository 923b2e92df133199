import { createTables } from './schema.ts';

/** The tables of domain/tables/live.ts. */
export const live = createTables('0008-live', {});
