import { createTables } from '#store/sql/migration.ts';

/** The tables of domain/tables/invite.ts. */
export const invite = createTables('0003-invite', {
  invitations: {
    columns: { PlayerID: 'text', InviterID: 'text', CreateTime: 'text', ClaimTime: 'text' },
    key: ['PlayerID'],
    indexes: [['InviterID', 'CreateTime']],
  },
});
