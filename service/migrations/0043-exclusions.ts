import { createTables } from '#store/sql/migration.ts';

/** Phones and identities of deleted players with a continuing pause. */
export const exclusions = createTables('0043-exclusions', {
  exclusions: {
    columns: { WayHash: 'text', Expires: 'text', IsForGood: 'boolean' },
    key: ['WayHash'],
    indexes: [['Expires']],
  },
});
