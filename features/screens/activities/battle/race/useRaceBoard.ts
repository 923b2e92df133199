import { keepPreviousData, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResultOf } from '#protocol/operation.ts';
import { getRaceBoard, raceBoardChanged, watchRace } from '#protocol/operations/race.ts';
import { operationKey, useCall, useOperation, usePush, useSocketState } from '../../../../base/client/index.ts';
import { useSession } from '../../../../base/session/index.ts';

type Board = ResultOf<typeof getRaceBoard>;
type Change = ResultOf<typeof raceBoardChanged>;

/** The places of a page. */
const PER_PAGE = 50;
/** The push has the first places only. The own place further down is read again. */
const FRESH_MS = 15_000;

/** The first places of a race, kept up to date by pushes while the race is shown. */
export function useRaceBoard(BattleID: string): UseQueryResult<Board> {
  const queries = useQueryClient();
  const call = useCall();
  const isConnected = useSocketState('lobby') === 'connected';
  const own = useSession().session?.playerID ?? '';
  const payload = { BattleID, Page: 1, PerPage: PER_PAGE };
  const query = useOperation(getRaceBoard, payload, { placeholderData: keepPreviousData, refetchInterval: FRESH_MS });
  useEffect(() => {
    if (!isConnected) return undefined;
    // A new connection watches nothing yet. The page still reads the board if this call fails.
    call(watchRace, { BattleID }).catch(() => undefined);
    return () => void call(watchRace, { BattleID: '' }).catch(() => undefined);
  }, [call, isConnected, BattleID]);
  usePush(raceBoardChanged, (change) => {
    if (change.BattleID !== BattleID) return;
    const key = operationKey(getRaceBoard, payload);
    queries.setQueryData<Board>(key, (board) => board && changed(board, change, own));
    if (change.Settled) void queries.invalidateQueries({ queryKey: key });
  });
  return query;
}

/** The board with the first places of a push. */
function changed(board: Board, { List, Players, Total }: Change, own: string): Board {
  const pushed = new Set(List.map(({ Player }) => Player.PlayerID));
  const rest = board.List.slice(List.length).filter(({ Player }) => !pushed.has(Player.PlayerID));
  const place = List.find(({ Player }) => Player.PlayerID === own);
  const Own =
    place === undefined
      ? board.Race.Own
      : { ...board.Race.Own, Rank: place.Rank, Score: place.Score, Rounds: place.Rounds, Prize: place.Prize };
  return { Race: { ...board.Race, Players, Own }, List: [...List, ...rest], Total };
}
