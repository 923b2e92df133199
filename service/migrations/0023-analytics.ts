import { createTables } from '#store/sql/migration.ts';

/** The actions of visitors, without their identity. */
export const analytics = createTables('0023-analytics', {
  analyticsEvents: {
    columns: {
      EventID: 'text',
      VisitorID: 'text',
      Name: 'text',
      Route: 'text',
      Detail: 'json',
      Brand: 'text',
      EventTime: 'text',
      CreateTime: 'text',
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['Name', 'CreateTime']],
  },
});
