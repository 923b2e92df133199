import type { Game } from '#protocol/entities/game.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { useGame, useGameName } from '../../shared/games/index.ts';

/** A record among the others of its player. */
export interface HonorProps {
  record: HonorRecord;
  /** How many records are pinned. */
  pinned: number;
}

/** The game of a record, and what it is called: as this browser kept it until the catalogue is there. */
export function useHonorGame({ GameInfo }: HonorRecord): {
  readonly name: string;
  readonly game: Game | null | undefined;
} {
  const { game } = useGame(GameInfo.GameID);
  return { name: useGameName(GameInfo.GameID), game };
}
