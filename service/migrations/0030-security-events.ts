import { createTables } from '#store/sql/migration.ts';

/** Sign-ins, refusals, and changes of an account's credentials. */
export const securityEvents = createTables('0030-security-events', {
  securityEvents: {
    columns: {
      EventID: 'text',
      Kind: 'text',
      PlayerID: 'text',
      AddressHash: 'text',
      Detail: 'json',
      CreateTime: 'text',
    },
    key: ['EventID'],
    indexes: [['CreateTime'], ['PlayerID', 'CreateTime'], ['Kind', 'CreateTime']],
  },
});
