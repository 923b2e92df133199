import { createTables } from '#store/sql/migration.ts';

/** The faults of pages, one row for each kind. */
export const errorReports = createTables('0024-error-reports', {
  errorReports: {
    columns: {
      Fingerprint: 'text',
      Message: 'text',
      Stack: 'text',
      Route: 'text',
      Build: 'text',
      Browser: 'text',
      Count: 'integer',
      FirstTime: 'text',
      LastTime: 'text',
    },
    key: ['Fingerprint'],
    indexes: [['LastTime']],
    wide: true,
  },
});
