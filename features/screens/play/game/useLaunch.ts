import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResultOf } from '#protocol/operation.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { useCall } from '../../../base/client/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';

export interface Launch {
  readonly entered: ResultOf<typeof enterGame> | undefined;
  readonly error: Error | null;
  /** Numbers the launches of a visit. */
  readonly attempt: number;
  /** Enters the game again, since a launch token can be used once. */
  readonly again: () => void;
}

let visits = 0;
const nextVisit = (): number => {
  visits += 1;
  return visits;
};

/**
 * Launches a game (13250), once for each visit and each new attempt.
 * @param joinID the friend whose room or table the player joins
 */
export function useLaunch(gameCode: string, joinID?: string): Launch {
  const call = useCall();
  const isSignedIn = useSessionStatus() === 'authenticated';
  // Otherwise a page that is mounted again in the same commit would get the used token of the previous page.
  const [visit] = useState(nextVisit);
  const [attempt, setAttempt] = useState(0);
  const { data, error, isFetching } = useQuery({
    queryKey: ['launch', gameCode, visit, attempt],
    queryFn: () => call(enterGame, { GameCode: gameCode, ...(joinID !== undefined && { JoinID: joinID }) }),
    enabled: isSignedIn,
    retry: false,
    // The token is used by then, so a later visit cannot use the answer.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return { entered: data, error: isFetching ? null : error, attempt, again: () => setAttempt(attempt + 1) };
}
