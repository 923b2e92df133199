import { GameCode, type GameSheet } from '#protocol/entities/game.ts';
import { getOpenGameSheet } from '#protocol/endpoints/lobby.ts';
import { getGameSheet } from '#protocol/operations/lobby.ts';
import { RequestFailure, useOpenOperation } from '../../base/client/index.ts';
import { useMayAsk } from './useMayAsk.ts';

export interface GameSheetLookup {
  readonly sheet: GameSheet | undefined;
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const NO_SUCH_GAME = 300011;

/**
 * The information sheet of a game (13170, or the public operation for visitors).
 *
 * @param code any text from an address; undefined reads nothing
 */
export function useGameSheet(code: string | undefined): GameSheetLookup {
  const parsed = GameCode.safeParse(code).data;
  const mayAsk = useMayAsk();
  const { data, error, refetch } = useOpenOperation(
    getGameSheet,
    getOpenGameSheet,
    { GameCode: parsed ?? '' },
    { enabled: parsed !== undefined && mayAsk, retry: false },
  );
  const isNone = error instanceof RequestFailure && error.code === NO_SUCH_GAME;
  return {
    sheet: data,
    isMissing: isNone || (code !== undefined && parsed === undefined),
    error: isNone ? null : error,
    retry: () => void refetch(),
  };
}
