import { createTables } from './schema.ts';

/** The tables of domain/tables/progress.ts. */
export const progress = createTables('0009-progress', {});
