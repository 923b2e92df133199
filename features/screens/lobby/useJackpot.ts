import { useQueryClient } from '@tanstack/react-query';
import { getOpenJackpots } from '#protocol/endpoints/lobby.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { getJackpots, jackpotsChanged } from '#protocol/operations/lobby.ts';
import { operationKey, useClient, useOpenOperation, usePush } from '../../base/client/index.ts';
import { mergeJackpots } from './mergeJackpots.ts';

type Jackpots = ResultOf<typeof getJackpots>;

/** Pushes do not reach who is not signed in; who is asks only in case one was lost. */
const VISITOR_ASKS_MS = 15_000;
const PLAYER_ASKS_MS = 120_000;

/**
 * What a game's jackpot holds by the service's last word (13190, 13192).
 * @param otherwise taken where the service does not answer, or does not name the game
 * @returns undefined until it has answered
 */
export function useJackpot(gameCode: string, otherwise: number): number | undefined {
  const client = useClient();
  const queries = useQueryClient();
  const { data, isError } = useOpenOperation(
    getJackpots,
    getOpenJackpots,
    {},
    {
      staleTime: VISITOR_ASKS_MS / 2,
      refetchInterval: () => (client.token() === undefined ? VISITOR_ASKS_MS : PLAYER_ASKS_MS),
      structuralSharing: (before, after) => mergeJackpots(before as Jackpots | undefined, after as Jackpots),
    },
  );
  usePush(jackpotsChanged, ({ List }) => {
    const Total = List.reduce((sum, { Amount }) => sum + Amount, 0);
    queries.setQueryData<Jackpots>(operationKey(getJackpots, {}), { List, Total });
  });
  if (data === undefined) return isError ? otherwise : undefined;
  return data.List.find(({ GameCode }) => GameCode === gameCode)?.Amount ?? otherwise;
}
