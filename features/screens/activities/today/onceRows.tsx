import { FormattedMessage } from 'react-intl';
import { CHALLENGE_STATE } from '#protocol/entities/event.ts';
import { INVITED_STATE } from '#protocol/entities/invite.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { claimChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { claimInviteReward, getInvitedFriends } from '#protocol/operations/invite.ts';
import { claimReturnReward, getReturnReward } from '#protocol/operations/returnReward.ts';
import { claimReward, getRewards } from '#protocol/operations/reward.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { operationKey } from '../../../base/client/index.ts';
import { claimBindBonus, drawingOf } from '../../../shared/rewards/index.ts';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { bindWay } from './dailyRows.tsx';
import { type Claim, REWARDS, type RowTools, type TodayRow } from './todayRow.ts';

/** Shows a guest the rewards that need a bound phone. */
const claimed = ({ intl, isGuest }: RowTools, claim: Claim): Pick<TodayRow, 'claims' | 'way'> =>
  isGuest ? { way: bindWay(intl) } : { claims: [claim] };

/** The reward for the last absence. */
export function comebackRow({ List }: ResultOf<typeof getReturnReward>, tools: RowTools): TodayRow | undefined {
  const back = List.find(({ State }) => State === 1);
  if (back === undefined) return undefined;
  const { intl, client } = tools;
  return {
    id: 'comeback',
    picture: 'gift',
    name: intl.formatMessage({ id: 'today.comeback', defaultMessage: '回歸禮' }),
    note: (
      <FormattedMessage
        defaultMessage="離開 {days} 天，歡迎回來 · {left}"
        id="today.comebackNote"
        values={{ days: back.DaysAway, left: <TimeLeft until={back.ExpireTime} /> }}
      />
    ),
    gained: back.Rewards,
    list: operationKey(getReturnReward),
    ...claimed(tools, async () => (await client.call(claimReturnReward, {})).Rewards),
  };
}

/** Rewards from the operator or the system. */
export const specialRewardRows = ({ List }: ResultOf<typeof getRewards>, tools: RowTools): readonly TodayRow[] =>
  List.filter(({ State }) => State === 1).map(({ RewardID, Title, ItemID, Amount, ExpireTime }) => ({
    id: `reward ${RewardID}`,
    picture: drawingOf([{ ItemID, Amount }]),
    name: Title[tools.locale],
    note: <TimeLeft until={ExpireTime} />,
    gained: [{ ItemID, Amount }],
    list: operationKey(getRewards, REWARDS),
    ...claimed(tools, async () => [await tools.client.call(claimReward, { RewardID })]),
  }));

/** Finished challenges. */
export const challengeRows = (
  { List }: ResultOf<typeof getChallenges>,
  { client, locale }: RowTools,
): readonly TodayRow[] =>
  List.filter(({ State }) => State === CHALLENGE_STATE.done).map(({ ChallengeID, Title, Rewards, EndTime }) => ({
    id: `challenge ${ChallengeID}`,
    picture: 'trophy',
    name: Title[locale],
    note: <TimeLeft until={EndTime} />,
    gained: Rewards,
    list: operationKey(getChallenges),
    claims: [async () => (await client.call(claimChallenge, { ChallengeID })).Rewards],
  }));

/** Invited friends with a reward: one claim for all. */
export function inviteRow(
  { List }: ResultOf<typeof getInvitedFriends>,
  { intl, client }: RowTools,
): TodayRow | undefined {
  const friends = List.filter(({ State }) => State === INVITED_STATE.claimable);
  if (friends.length === 0) return undefined;
  const FriendRequest = friends.map(({ PlayerID }) => PlayerID);
  const gold = friends.reduce((sum, { Reward }) => sum + Reward, 0);
  return {
    id: 'invite',
    picture: 'gift',
    name: intl.formatMessage({ id: 'today.invite', defaultMessage: '邀請好友' }),
    note: (
      <FormattedMessage
        defaultMessage="{count, plural, other {# 位好友達標}}"
        id="today.invited"
        values={{ count: friends.length }}
      />
    ),
    gained: [{ ItemID: ITEM.gold, Amount: gold }],
    count: friends.length,
    list: operationKey(getInvitedFriends),
    claims: [
      async () => [{ ItemID: ITEM.gold, Amount: (await client.call(claimInviteReward, { FriendRequest })).Gold }],
    ],
  };
}

/** The gold for binding a phone: a link to the binding, then the claim. */
export function bindRow(icon: ResultOf<typeof getBindIcon>, { intl, client }: RowTools): TodayRow | undefined {
  if (!icon.Show || icon.Bonus === 0) return undefined;
  return {
    id: 'bind',
    picture: 'phone',
    name: intl.formatMessage({ id: 'bindBonus.title', defaultMessage: '手機綁定獎勵' }),
    gained: [{ ItemID: ITEM.gold, Amount: icon.Bonus }],
    list: operationKey(getBindIcon),
    ...(icon.CanReceive ? { claims: [() => claimBindBonus(client)], overRest: true } : { way: bindWay(intl) }),
  };
}
