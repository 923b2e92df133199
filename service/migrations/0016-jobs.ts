import { createTables } from '#store/sql/migration.ts';

/** When each timed job is due. */
export const jobs = createTables('0016-jobs', { jobs: { columns: { Name: 'text', DueTime: 'text' }, key: ['Name'] } });
