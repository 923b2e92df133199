import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { challengeDone, getChallenges } from '#protocol/operations/challenge.ts';
import { friendInvited, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { getFireWheel } from '#protocol/operations/fireWheel.ts';
import { getEvents, getMissions } from '#protocol/operations/mission.ts';
import { getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { getSignInDays } from '#protocol/operations/signInDays.ts';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';
import { useNewDay } from './useNewDay.ts';

/** What comes with a friend's level, or ends by the clock, is told by no push: it is counted within this time. */
const ASKS_MS = 300_000;

/** What begins anew with the day. */
const DAILY: readonly QueryKey[] = [getEvents, getFireWheel, getMissions, getSignInDays, getChallenges].map(
  (contract) => operationKey(contract),
);

/**
 * Counts a reward anew at the moment it arrives: of the operator, a level of the pass ticket, a challenge that is done, a friend who came.
 * A page that shows its list and is opened later reads it anew; one that is open listens by itself. With the day, what it brings is read
 * anew on whatever page is open.
 * @param props.useDay calls back with each new day; a test begins the day itself
 */
export function KeepRewards({ useDay = useNewDay }: { useDay?: typeof useNewDay }): null {
  const queries = useQueryClient();
  // What came before this listened is counted as well.
  useOperation(getEvents, {}, { refetchInterval: ASKS_MS, refetchOnMount: 'always' });
  const arrived =
    (...lists: readonly QueryKey[]) =>
    (): void => {
      for (const queryKey of lists) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
    };
  useDay(() => {
    for (const queryKey of DAILY) void queries.invalidateQueries({ queryKey });
  });
  usePush(rewardArrived, arrived(['operation', getRewards.name]));
  usePush(passLevelUp, arrived(operationKey(getPassTicket)));
  usePush(challengeDone, arrived(operationKey(getChallenges)));
  usePush(friendInvited, arrived(operationKey(getInviteInfo), ['operation', getInvitedFriends.name]));
  return null;
}
