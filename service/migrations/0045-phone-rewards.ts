import { createTables } from '#store/sql/migration.ts';

/** Rewards for new players that a phone has received. Earlier rewards are in the ledger, by account. */
export const phoneRewards = createTables('0045-phone-rewards', {
  phoneRewards: {
    columns: { PhoneHash: 'text', Kind: 'text', CreateTime: 'text' },
    key: ['PhoneHash', 'Kind'],
  },
});
