import { INVITED_STATE } from '#protocol/entities/invite.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/invite.ts';
import { answer } from '../dispatch/handler.ts';
import { transfersWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { playersInOrder } from '../relation/serializeRelated.ts';
import { phoneRewardLock, recordReward, rewardTransfer } from '../session/phoneReward.ts';
import { serializeInvitations } from './milestone.ts';

export const claimInviteReward = answer(
  operations.claimInviteReward,
  async ({ FriendRequest }, { player, ports, nowText }, tx) => {
    const ids = [...new Set(FriendRequest)];
    await tx.lock([`player:${player.PlayerID}`, ...(await playersInOrder(tx, ids)).map(phoneRewardLock)]);
    const invited = await playersInOrder(tx, ids);
    const where = { PlayerID: { in: ids }, InviterID: player.PlayerID };
    const friends = await serializeInvitations(tx, ports, player, await tx.table('invitations').find({ where }));
    if (friends.length < ids.length) fail(300011);
    if (friends.some(({ State }) => State === INVITED_STATE.claimed)) fail(300012);
    if (friends.some(({ State }) => State === INVITED_STATE.waiting)) fail(300013);
    // Two accounts that now share a phone earn one reward.
    const phones = new Set(invited.map(({ Phone }) => Phone));
    if (phones.size < friends.length) fail(300013);
    for (const Phone of phones) await recordReward(tx, { ports, nowText }, 'inviteFriend', { Phone });
    await tx.table('invitations').update(where, { ClaimTime: nowText });
    await transfersWithin(
      tx,
      nowText,
      friends.map(({ PlayerID, Reward }) => ({
        ID: rewardTransfer('inviteFriend', PlayerID),
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
