import type { Game } from '#protocol/entities/game.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { useGame, useGameName } from '../../shared/games/index.ts';

/** A record in its player's list. */
export interface HonorProps {
  record: HonorRecord;
  pinned: number;
}

/** The game of a record and its name. Until the catalogue is loaded, the name comes from this browser's storage. */
export function useHonorGame({ GameInfo }: HonorRecord): {
  readonly name: string;
  readonly game: Game | null | undefined;
} {
  const { game } = useGame(GameInfo.GameID);
  return { name: useGameName(GameInfo.GameID), game };
}
