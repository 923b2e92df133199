import { createTables } from './schema.ts';

/** The tables of domain/tables/mail.ts. */
export const mail = createTables('0005-mail', {});
