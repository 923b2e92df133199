import { createTables } from './schema.ts';

/** The tables of domain/tables/shop.ts. */
export const shop = createTables('0011-shop', {});
