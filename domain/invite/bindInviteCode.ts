import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/invite.ts';
import { friendInvited } from '#protocol/operations/invite.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { isDisabled } from '../session/disabled.ts';
import { hasHadReward, phoneRewardLock, recordReward, rewardTransfer } from '../session/phoneReward.ts';
import { summaryOf } from '../player/serialize.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader } from '../ports/store.ts';
import { playerIDOf } from './friendCode.ts';
import { serializeInvited } from './milestone.ts';

const { BindDays, MostFriends, WelcomeGold } = ECONOMY.Invite;

/** The end of the time in which an invite code may be bound, as ISO text. */
export const bindUntil = (player: PlayerRow): string =>
  new Date(Date.parse(player.RegistTime) + BindDays * DAY_MS).toISOString();

export const bindInviteCode = answer(operations.bindInviteCode, async ({ FriendCode }, context, tx) => {
  const { player, ports, nowText } = context;
  const { PlayerID } = player;
  const inviter = await inviterOf(tx, nowText, FriendCode);
  if (inviter.PlayerID === PlayerID || (inviter.Phone !== '' && inviter.Phone === player.Phone)) fail(100001);
  await tx.lock([phoneRewardLock(player), `player:${PlayerID}`, `player:${inviter.PlayerID}`]);
  const invitations = tx.table('invitations');
  if ((await invitations.get(PlayerID)) !== undefined) fail(300012);
  if (await hasHadReward(tx, ports, 'inviteWelcome', player)) fail(300012);
  if (bindUntil(player) <= nowText) fail(300016);
  // Otherwise two accounts could invite each other.
  if (inviter.RegistTime >= player.RegistTime) fail(300017);
  if ((await invitations.count({ InviterID: inviter.PlayerID })) >= MostFriends) fail(300014);
  const invitation = { PlayerID, InviterID: inviter.PlayerID, CreateTime: nowText, ClaimTime: '' };
  await invitations.insert(invitation);
  await recordReward(tx, context, 'inviteWelcome', player);
  await transferWithin(tx, nowText, {
    ID: rewardTransfer('inviteWelcome', PlayerID),
    Reason: 'inviteWelcome',
    Source: 'invite',
    Lines: [
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: WelcomeGold },
      { Owner: 'house:invite', ItemID: ITEM.gold, Amount: -WelcomeGold },
    ],
  });
  await publishWallet(tx, PlayerID);
  publish(
    tx,
    friendInvited,
    topicOf.player(inviter.PlayerID),
    serializeInvited(invitation, player, new Set([inviter.Phone])),
  );
  await recordActivity(tx, context, inviter.PlayerID, { Kind: 'invite', OtherID: PlayerID });
  return { Inviter: summaryOf(inviter), Bonus: WelcomeGold };
});

/** @throws Failure 100009 if the code belongs to no player */
async function inviterOf(db: Reader, nowText: string, code: string): Promise<PlayerRow> {
  const id = playerIDOf(code) ?? fail(100009);
  const inviter = await db.table('players').get(id);
  return inviter === undefined || isDisabled(inviter, nowText) ? fail(100009) : inviter;
}
