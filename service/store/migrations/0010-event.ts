import { createTables } from './schema.ts';

/** The tables of domain/tables/event.ts. */
export const event = createTables('0010-event', {});
