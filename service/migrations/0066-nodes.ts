import { createTables } from '#store/sql/migration.ts';

/** The processes that serve this database. */
export const nodes = createTables('0066-nodes', {
  nodes: { columns: { ID: 'text', Beat: 'integer', SeenTime: 'text' }, key: ['ID'] },
});
