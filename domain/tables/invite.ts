import { key, plain, table } from '#store/table.ts';

export const inviteTables = {
  invitations: table({
    columns: {
      PlayerID: key('player'),
      InviterID: key('player'),
      CreateTime: plain('text'),
      /** Empty until the inviter takes the reward. */
      ClaimTime: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['InviterID', 'CreateTime']],
  }),
} as const;
