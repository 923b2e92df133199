import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SpecialReward } from '#protocol/entities/event.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { challengeDone, getChallenges } from '#protocol/operations/challenge.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { friendInvited, getInvitedFriends } from '#protocol/operations/invite.ts';
import { getMissions, missionDone } from '#protocol/operations/mission.ts';
import { getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { getReturnReward } from '#protocol/operations/returnReward.ts';
import { getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { getSignInDays } from '#protocol/operations/signInDays.ts';
import { getBindIcon } from '#protocol/operations/user.ts';
import { operationKey, useClient, useOperation, usePush } from '../../../base/client/index.ts';
import { useIsGuest, useSessionStatus } from '../../../base/session/index.ts';
import { useBrand, useLanguage } from '../../../base/settings/index.ts';
import { missionRow, passRow, signInRow, wheelRow } from './dailyRows.tsx';
import { bindRow, challengeRows, comebackRow, inviteRow, specialRewardRows } from './onceRows.tsx';
import { isClaimable, REWARDS, type RowTools, type TodayRow } from './todayRow.ts';

export interface TodayView {
  /** Claimable rewards first, then links, then claimed rewards. Undefined until all reads have ended. */
  readonly rows: readonly TodayRow[] | undefined;
  readonly tiers: ResultOf<typeof getReturnReward>['Tiers'] | undefined;
  readonly rewards: readonly SpecialReward[];
  readonly error: Error | null;
  readonly retry: () => void;
}

/** All rewards of today. */
export function useTodayRows(): TodayView {
  const intl = useIntl();
  const client = useClient();
  const isGuest = useIsGuest();
  const isIn = useSessionStatus() === 'authenticated';
  const { locale } = useLanguage();
  const { WalletItem } = useBrand().Capabilities;
  const days = useOperation(getSignInDays, {});
  const missions = useOperation(getMissions, {});
  const wheel = useOperation(getFireWheel, {});
  const pass = useOperation(getPassTicket, {});
  const absence = useOperation(getReturnReward, {});
  const rewards = useOperation(getRewards, REWARDS);
  const challenges = useOperation(getChallenges, {});
  const icon = useOperation(getBindIcon, {});
  const friends = useOperation(getInvitedFriends, {}, { enabled: isIn && !isGuest });
  useKeepToday();

  const all = [days, missions, wheel, pass, absence, rewards, challenges, icon, ...(isGuest ? [] : [friends])];
  const failed = all.filter(({ data, isError }) => data === undefined && isError);
  const isKnown = all.every(({ data, isError }) => data !== undefined || isError);
  // A failed repeated read does not hide the rewards.
  const [wasKnown, setWasKnown] = useState(false);
  if (isKnown && !wasKnown && failed.length < all.length) setWasKnown(true);
  const tools: RowTools = { intl, client, locale, walletItem: WalletItem, isGuest };
  const rows = [
    ...of(absence, (data) => [comebackRow(data, tools)]),
    ...of(rewards, (data) => specialRewardRows(data, tools)),
    ...of(days, (data) => [signInRow(data, tools)]),
    ...of(missions, (data) => [missionRow(data, tools)]),
    ...of(pass, (data) => [passRow(data, tools)]),
    ...of(challenges, (data) => challengeRows(data, tools)),
    ...of(friends, (data) => [inviteRow(data, tools)]),
    ...of(wheel, (data) => [wheelRow(data, tools)]),
    ...of(icon, (data) => [bindRow(data, tools)]),
  ].filter((row) => row !== undefined);
  return {
    rows: wasKnown ? rows.toSorted((one, other) => rankOf(one) - rankOf(other)) : undefined,
    tiers: absence.data?.Tiers,
    rewards: rewards.data?.List ?? [],
    error: isKnown ? (failed[0]?.error ?? null) : null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

const of = <Data>(
  { data }: Pick<UseQueryResult<Data>, 'data'>,
  rows: (data: Data) => readonly (TodayRow | undefined)[],
) => (data === undefined ? [] : rows(data));

const rankOf = (row: TodayRow): number => (isClaimable(row) ? 0 : row.isDone === true ? 2 : 1);

/** Reads again what a push reports as changed. */
function useKeepToday(): void {
  const queries = useQueryClient();
  const again = (queryKey: readonly unknown[]) => (): void => void queries.invalidateQueries({ queryKey });
  usePush(missionDone, again(operationKey(getMissions)));
  usePush(passLevelUp, again(operationKey(getPassTicket)));
  usePush(rewardArrived, again(operationKey(getRewards, REWARDS)));
  usePush(challengeDone, again(operationKey(getChallenges)));
  usePush(friendInvited, again(operationKey(getInvitedFriends)));
}
