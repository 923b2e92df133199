import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResultOf } from '#protocol/operation.ts';
import { addFavouriteGame, getFavouriteGames, getGames, removeFavouriteGame } from '#protocol/operations/lobby.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { operationKey, useCall, useOperation } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useSessionStatus } from '../../base/session/index.ts';

type Favourites = ResultOf<typeof getFavouriteGames>;

export interface FavouriteChoice {
  readonly isFavourite: boolean | undefined;
  /** Toggles the favourite immediately, and reverts with the reason after a refusal. */
  readonly change: (isFavourite: boolean) => void;
}

/** Whether a game is one of the player's favourites (13130), and a function that changes it (13140, 13150). */
export function useFavourite(GameCode: string): FavouriteChoice {
  const call = useCall();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const key = operationKey(getFavouriteGames, {});
  const isIn = useSessionStatus() === 'authenticated';
  const { data } = useOperation(getFavouriteGames, {}, { enabled: isIn });
  const { mutate } = useMutation({
    scope: { id: getFavouriteGames.name },
    mutationFn: (wanted: boolean) => call(wanted ? addFavouriteGame : removeFavouriteGame, { GameCode }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Favourites>(key);
      const others = before?.List.filter((code) => code !== GameCode) ?? [];
      const List = wanted ? [GameCode, ...others] : others;
      queries.setQueryData<Favourites>(key, { List, Total: List.length });
      return before;
    },
    onSuccess: (favourites) => void queries.setQueryData<Favourites>(key, favourites),
    onError: (error, _wanted, before) => {
      queries.setQueryData(key, before);
      toast({ tone: 'danger', text: errorText(error) });
    },
    // The lobby's list of favourites has changed, so it is read again.
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => isOfFavourites(queryKey) }),
  });
  return { isFavourite: isIn ? data?.List.includes(GameCode) : undefined, change: mutate };
}

function isOfFavourites([kind, name, payload]: readonly unknown[]): boolean {
  const isList = kind === 'operation' && name === getGames.name && typeof payload === 'object' && payload !== null;
  return isList && 'Filter' in payload && payload.Filter === 'favourite';
}
