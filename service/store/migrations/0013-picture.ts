import { createTables } from './schema.ts';

/** The tables of domain/tables/picture.ts. */
export const picture = createTables('0013-picture', {});
