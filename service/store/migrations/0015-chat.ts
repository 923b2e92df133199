import { createTables } from './schema.ts';

/** What the chat keeps besides its first tables. */
export const chat = createTables('0015-chat', {});
