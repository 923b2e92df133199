import { key, plain, table } from '#store/table.ts';

/** Invited players and their inviters. */
export const inviteTables = {
  invitations: table({
    columns: {
      /** The invited player. */
      PlayerID: key('player'),
      InviterID: key('player'),
      CreateTime: plain('text'),
      /** When the inviter took the reward. Empty before. */
      ClaimTime: plain('text'),
    },
    key: ['PlayerID'],
    indexes: [['InviterID', 'CreateTime']],
  }),
} as const;
