import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getGameSymbols, getRoundBoards } from '#protocol/endpoints/play.ts';
import type { OwnRound, RoundBoard } from '#protocol/entities/round.ts';
import { useClient } from '../../base/client/index.ts';

export interface RoundBoards {
  readonly boards: ReadonlyMap<string, RoundBoard>;
  readonly isLoading: boolean;
  /** Whether the boards cannot be read now. */
  readonly isUnreachable: boolean;
}

const NONE: ReadonlyMap<string, RoundBoard> = new Map();

/** Reads the boards of a page of rounds by one request. The board of a finished round never changes. */
export function useRoundBoards(rounds: readonly OwnRound[]): RoundBoards {
  const client = useClient();
  const RoundIDs = rounds.filter(({ Verifiable }) => Verifiable).map(({ RoundID }) => RoundID);
  const { data, isLoading, isError } = useQuery({
    queryKey: ['roundBoards', RoundIDs],
    queryFn: ({ signal }) => client.rest.post(getRoundBoards, { RoundIDs }, { token: client.token(), signal }),
    enabled: RoundIDs.length > 0,
    staleTime: ({ state }) => (state.data?.Unreachable === false ? Number.POSITIVE_INFINITY : 0),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const boards = data === undefined ? NONE : new Map(data.List.map((board) => [board.RoundID, board] as const));
  return { boards, isLoading, isUnreachable: isError || data?.Unreachable === true };
}

const NO_SYMBOLS: Readonly<Record<string, string>> = {};

/** The pictures of a game's symbols, read once for each game. Undefined until they are read; empty without pictures. */
export function useGameSymbols(GameCode: string, isNeeded = true): Readonly<Record<string, string>> | undefined {
  const client = useClient();
  const { data, isError } = useQuery({
    queryKey: ['gameSymbols', GameCode],
    queryFn: ({ signal }) => client.rest.get(getGameSymbols, { GameCode }, { signal }),
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? NO_SYMBOLS : data?.Symbols;
}
