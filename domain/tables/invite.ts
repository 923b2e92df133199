import { table } from '../table.ts';

/** Who came by whose invitation. */
export const inviteTables = {
  invitations: table({
    columns: {
      /** The one who was invited. */
      PlayerID: 'text',
      InviterID: 'text',
      CreateTime: 'text',
      /** When the inviter took the reward; empty until then. */
      ClaimTime: 'text',
    },
    key: ['PlayerID'],
    indexes: [['InviterID', 'CreateTime']],
  }),
} as const;
