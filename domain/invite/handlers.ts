import { INVITED_STATE } from '#protocol/entities/invite.ts';
import * as operations from '#protocol/operations/invite.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { findPage } from '../page.ts';
import { hasHadReward } from '../session/phoneReward.ts';
import { bindUntil } from './bindInviteCode.ts';
import { friendCodeOf } from './friendCode.ts';
import { serializeInvitations } from './milestone.ts';

export { bindInviteCode } from './bindInviteCode.ts';
export { claimInviteReward } from './claimInviteReward.ts';

const { MostFriends, MilestoneLevel, MilestoneVip, WelcomeGold, FriendGold } = ECONOMY.Invite;

export const getInviteInfo = answer(operations.getInviteInfo, async (_request, { player, nowText, ports }, db) => {
  const own = await db.table('invitations').get(player.PlayerID);
  const inviter = own && (await db.table('players').get(own.InviterID));
  const invitations = await db.table('invitations').find({ where: { InviterID: player.PlayerID } });
  const friends = await serializeInvitations(db, ports, player, invitations);
  const until = bindUntil(player);
  const mayBind = own === undefined && until > nowText && !(await hasHadReward(db, ports, 'inviteWelcome', player));
  return {
    FriendCode: friendCodeOf(player.PlayerID),
    InviterID: own?.InviterID ?? '',
    InviterName: inviter?.Name ?? '',
    BindUntil: mayBind ? until : '',
    Friends: friends.length,
    MostFriends,
    Claimable: friends.filter(({ State }) => State === INVITED_STATE.claimable).length,
    Claimed: friends.filter(({ State }) => State === INVITED_STATE.claimed).length,
    WelcomeGold,
    FriendGold,
    MilestoneLevel,
    MilestoneVip,
  };
});

export const getInvitedFriends = answer(operations.getInvitedFriends, async (page, { player, ports }, db) => {
  const where = { InviterID: player.PlayerID };
  const { rows, total } = await findPage(db, 'invitations', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: await serializeInvitations(db, ports, player, rows), Total: total };
});
