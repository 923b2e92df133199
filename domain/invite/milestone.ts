import { INVITED_STATE, type InvitedFriend } from '#protocol/entities/invite.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { playersInOrder } from '../relation/serializeRelated.ts';
import type { RowOf, Tables } from '../tables.ts';

export type InvitationRow = RowOf<Tables['invitations']>;

const { MilestoneLevel, MilestoneVip, FriendGold } = ECONOMY.Invite;

/**
 * Whether an invited player has bound a phone and come far enough to bring the inviter the reward. An account that has moved
 * to the inviter's own phone brings nothing: it could not have bound the code there either.
 */
const hasReached = (friend: PlayerRow, inviterPhone: string): boolean =>
  friend.Phone !== '' &&
  friend.Phone !== inviterPhone &&
  (friend.Level >= MilestoneLevel || friend.VIPLevel >= MilestoneVip);

function stateOf(invitation: InvitationRow, friend: PlayerRow, inviterPhone: string): InvitedFriend['State'] {
  if (invitation.ClaimTime !== '') return INVITED_STATE.claimed;
  return hasReached(friend, inviterPhone) ? INVITED_STATE.claimable : INVITED_STATE.waiting;
}

/** An invited friend as the inviter sees it. */
export const serializeInvited = (
  invitation: InvitationRow,
  friend: PlayerRow,
  { Phone }: Pick<PlayerRow, 'Phone'>,
): InvitedFriend => ({
  ...summaryOf(friend),
  Level: friend.Level,
  CreateTime: invitation.CreateTime,
  State: stateOf(invitation, friend, Phone),
  Reward: FriendGold,
});

/** Invited friends as their inviter sees them, in the order of the invitations. */
export async function serializeInvitations(
  db: Reader,
  inviter: Pick<PlayerRow, 'Phone'>,
  invitations: readonly InvitationRow[],
): Promise<InvitedFriend[]> {
  const byID = new Map(invitations.map((invitation) => [invitation.PlayerID, invitation]));
  const friends = await playersInOrder(db, [...byID.keys()]);
  return friends.flatMap((friend) => {
    const invitation = byID.get(friend.PlayerID);
    return invitation === undefined ? [] : [serializeInvited(invitation, friend, inviter)];
  });
}

/** How many invited friends of a player have reached the milestone and were not claimed. */
export async function waitingInvitations(db: Reader, inviter: PlayerRow): Promise<number> {
  const where = { InviterID: inviter.PlayerID, ClaimTime: '' };
  const friends = await serializeInvitations(db, inviter, await db.table('invitations').find({ where }));
  return friends.filter(({ State }) => State === INVITED_STATE.claimable).length;
}
