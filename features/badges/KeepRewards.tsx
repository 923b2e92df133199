import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { challengeDone, getChallenges } from '#protocol/operations/challenge.ts';
import { friendInvited, getInvitedFriends, getInviteInfo } from '#protocol/operations/invite.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { getPassTicket, passLevelUp } from '#protocol/operations/passTicket.ts';
import { getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { operationKey, useOperation, usePush } from '../client/index.ts';

/** What comes by the clock, at midnight in Taipei or with a friend's level, is told by no push: it is counted within this time. */
const ASKS_MS = 300_000;

/**
 * Counts a reward anew at the moment it arrives: of the operator, a level of the pass ticket, a challenge that is done, a friend who came.
 * A page that shows its list and is opened later reads it anew; one that is open listens by itself.
 */
export function KeepRewards(): null {
  const queries = useQueryClient();
  // What came before this listened is counted as well.
  useOperation(getEvents, {}, { refetchInterval: ASKS_MS, refetchOnMount: 'always' });
  const arrived =
    (...lists: readonly QueryKey[]) =>
    (): void => {
      for (const queryKey of lists) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: operationKey(getEvents) });
    };
  usePush(rewardArrived, arrived(['operation', getRewards.name]));
  usePush(passLevelUp, arrived(operationKey(getPassTicket)));
  usePush(challengeDone, arrived(operationKey(getChallenges)));
  usePush(friendInvited, arrived(operationKey(getInviteInfo), ['operation', getInvitedFriends.name]));
  return null;
}
