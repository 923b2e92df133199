import { createTables } from '#store/sql/migration.ts';

/** Newcomers' rewards that a phone has had; earlier ones are in the ledger, under the accounts. */
export const phoneRewards = createTables('0045-phone-rewards', {
  phoneRewards: {
    columns: { PhoneHash: 'text', Kind: 'text', CreateTime: 'text' },
    key: ['PhoneHash', 'Kind'],
  },
});
