import type { Samples } from './samplesByContract.ts';

export const inviteSamples: Samples = {
  getInviteInfo: {},
  bindInviteCode: { FriendCode: 'NOTACODE' },
  claimInviteReward: { FriendRequest: '10000034' },
  getInvitedFriends: { Page: 1 },
};
