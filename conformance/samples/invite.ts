import type { Samples } from './samplesByRow.ts';

export const inviteSamples: Samples = {
  getInviteInfo: {},
  bindInviteCode: { FriendCode: 'NOTACODE' },
  claimInviteReward: { FriendRequest: '10000034' },
  getInvitedFriends: { Page: 1 },
};
