import { INVITED_STATE, type InvitedFriend } from '#protocol/entities/invite.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader } from '../ports/store.ts';
import { playersInOrder } from '../relation/serializeRelated.ts';
import { paidPhones } from '../session/phoneReward.ts';
import type { RowOf, Tables } from '../tables.ts';

export type InvitationRow = RowOf<Tables['invitations']>;

const { MilestoneLevel, MilestoneVip, FriendGold } = ECONOMY.Invite;

/** The phones that earn no reward: the inviter's own phone, and phones that already earned it. */
type SpentPhones = ReadonlySet<string>;

/** Whether an invited player has bound a phone and reached the milestone. */
const hasReached = (friend: PlayerRow, spent: SpentPhones): boolean =>
  friend.Phone !== '' &&
  !spent.has(friend.Phone) &&
  (friend.Level >= MilestoneLevel || friend.VIPLevel >= MilestoneVip);

function stateOf(invitation: InvitationRow, friend: PlayerRow, spent: SpentPhones): InvitedFriend['State'] {
  if (invitation.ClaimTime !== '') return INVITED_STATE.claimed;
  return hasReached(friend, spent) ? INVITED_STATE.claimable : INVITED_STATE.waiting;
}

export const serializeInvited = (invitation: InvitationRow, friend: PlayerRow, spent: SpentPhones): InvitedFriend => ({
  ...summaryOf(friend),
  Level: friend.Level,
  CreateTime: invitation.CreateTime,
  State: stateOf(invitation, friend, spent),
  Reward: FriendGold,
});

/** Returns them in the order of the invitations. */
export async function serializeInvitations(
  db: Reader,
  ports: Pick<Ports, 'secret'>,
  inviter: Pick<PlayerRow, 'Phone'>,
  invitations: readonly InvitationRow[],
): Promise<InvitedFriend[]> {
  const byID = new Map(invitations.map((invitation) => [invitation.PlayerID, invitation]));
  const friends = await playersInOrder(db, [...byID.keys()]);
  const phones = friends.map(({ Phone }) => Phone).filter((phone) => phone !== '');
  const spent = new Set([inviter.Phone, ...(await paidPhones(db, ports, 'inviteFriend', phones))]);
  return friends.flatMap((friend) => {
    const invitation = byID.get(friend.PlayerID);
    return invitation === undefined ? [] : [serializeInvited(invitation, friend, spent)];
  });
}

/** The number of invited friends with an unclaimed reward. */
export async function waitingInvitations(
  db: Reader,
  ports: Pick<Ports, 'secret'>,
  inviter: PlayerRow,
): Promise<number> {
  const where = { InviterID: inviter.PlayerID, ClaimTime: '' };
  const friends = await serializeInvitations(db, ports, inviter, await db.table('invitations').find({ where }));
  return friends.filter(({ State }) => State === INVITED_STATE.claimable).length;
}
