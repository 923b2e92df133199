import { createTables } from './schema.ts';

/** What clubs keep besides their first tables. */
export const club = createTables('0014-club', {});
