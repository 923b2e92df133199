import { key, plain, table } from '#store/table.ts';

/** Who came by whose invitation. */
export const inviteTables = {
  invitations: table({
    columns: {
      /** The one who was invited. */
      PlayerID: key('player'),
      InviterID: key('player'),
      CreateTime: plain('text'),
      /** When the inviter took the reward; empty until then. */
      ClaimTime: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['InviterID', 'CreateTime']],
  }),
} as const;
