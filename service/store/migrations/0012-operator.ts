import { createTables } from './schema.ts';

/** The tables of domain/tables/operator.ts. */
export const operator = createTables('0012-operator', {});
