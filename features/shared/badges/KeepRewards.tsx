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

/** How often badges without a push are read again: a friend's level, an event that ends by the clock. */
const ASKS_MS = 300_000;

/** The reads whose data a new day changes. */
const DAILY: readonly QueryKey[] = [getEvents, getFireWheel, getMissions, getSignInDays, getChallenges].map(
  (contract) => operationKey(contract),
);

/**
 * Reads a badge again when its reward arrives: from the operator, a level of the pass ticket, a finished challenge, or an invited friend.
 * Reads the daily badges again at midnight.
 *
 * @param props.useDay calls its callback on each new day; tests replace it
 */
export function KeepRewards({ useDay = useNewDay }: { useDay?: typeof useNewDay }): null {
  const queries = useQueryClient();
  // Also counts rewards that arrived before this component mounted.
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
