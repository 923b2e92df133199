import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClubInfo } from '#protocol/entities/club.ts';
import type { PushContract } from '#protocol/operation.ts';
import { clubAllianceChanged } from '#protocol/operations/alliance.ts';
import { getUnread } from '#protocol/operations/chat.ts';
import { clubMembershipChanged, getClub, kickedFromClub } from '#protocol/operations/club.ts';
import { clubChatOpened, clubDissolved, clubEdited } from '#protocol/operations/clubOffice.ts';
import { operationKey, useClient } from '../../../base/client/index.ts';
import { useOwnClub } from '../../../shared/own-club/index.ts';

/** Pushes that open, close or rename the channel of a club or alliance. */
const CHANGES: readonly PushContract[] = [
  clubMembershipChanged,
  kickedFromClub,
  clubChatOpened,
  clubDissolved,
  clubEdited,
  clubAllianceChanged,
];

/** The player's club, whose channels the chat shows; `null` without a club. Follows pushes. */
export function useClubOfChat(): UseQueryResult<ClubInfo | null> {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = (): void => {
      for (const read of [getClub, getUnread]) void queries.invalidateQueries({ queryKey: operationKey(read) });
    };
    const stops = CHANGES.map((push) => client.on(push, refresh));
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, queries]);
  return useOwnClub();
}
