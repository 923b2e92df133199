import { INVITED_STATE } from '#protocol/entities/invite.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/invite.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { findPage } from '../store/page.ts';
import { bindUntil } from './bindInviteCode.ts';
import { friendCodeOf } from './friendCode.ts';
import { serializeInvitations } from './milestone.ts';

export { bindInviteCode } from './bindInviteCode.ts';

const { MostFriends, MilestoneLevel, MilestoneVip, WelcomeGold, FriendGold } = ECONOMY.Invite;

export const getInviteInfo = answer(operations.getInviteInfo, async (_request, { player, nowText }, db) => {
  const own = await db.table('invitations').get(player.PlayerID);
  const inviter = own && (await db.table('players').get(own.InviterID));
  const invitations = await db.table('invitations').find({ where: { InviterID: player.PlayerID } });
  const friends = await serializeInvitations(db, player, invitations);
  const until = bindUntil(player);
  return {
    FriendCode: friendCodeOf(player.PlayerID),
    InviterID: own?.InviterID ?? '',
    InviterName: inviter?.Name ?? '',
    BindUntil: own === undefined && until > nowText ? until : '',
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

export const getInvitedFriends = answer(operations.getInvitedFriends, async (page, { player }, db) => {
  const where = { InviterID: player.PlayerID };
  const { rows, total } = await findPage(db, 'invitations', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: await serializeInvitations(db, player, rows), Total: total };
});

export const claimInviteReward = answer(
  operations.claimInviteReward,
  async ({ FriendRequest }, { player, nowText }, tx) => {
    await tx.lock([`player:${player.PlayerID}`]);
    const ids = [...new Set(FriendRequest)];
    const where = { PlayerID: { in: ids }, InviterID: player.PlayerID };
    const friends = await serializeInvitations(tx, player, await tx.table('invitations').find({ where }));
    if (friends.length < ids.length) fail(300011);
    if (friends.some(({ State }) => State === INVITED_STATE.claimed)) fail(300012);
    if (friends.some(({ State }) => State === INVITED_STATE.waiting)) fail(300013);
    await tx.table('invitations').update(where, { ClaimTime: nowText });
    await transfersWithin(
      tx,
      nowText,
      friends.map(({ PlayerID, Reward }) => ({
        ID: `invite:${PlayerID}:friend`,
        Reason: 'inviteFriend',
        Source: 'invite',
        Lines: [
          { Owner: `player:${player.PlayerID}`, ItemID: ITEM.gold, Amount: Reward },
          { Owner: 'house:invite', ItemID: ITEM.gold, Amount: -Reward },
        ],
      })),
    );
    await publishWallet(tx, player.PlayerID);
    return {
      List: friends.map((friend) => ({ ...friend, State: INVITED_STATE.claimed })),
      Gold: friends.reduce((sum, { Reward }) => sum + Reward, 0),
    };
  },
);
