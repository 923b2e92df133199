import { createTables } from './schema.ts';

/** The tables of domain/tables/gift.ts. */
export const gift = createTables('0007-gift', {});
