import type { JackpotName } from '#protocol/entities/game.ts';
import { useGameSheet } from './useGameSheet.ts';
import { usePrizeName } from './useWinTitle.ts';

/**
 * The name of a prize that a round won, by the prizes of its game. A game without a sheet counts as a game with a pool for each level.
 *
 * @returns undefined without a prize, and while the sheet loads
 */
export function useNamedPrize(gameCode: string, name: JackpotName | undefined): string | undefined {
  const prizeName = usePrizeName();
  const { sheet, isMissing, error } = useGameSheet(name === undefined ? undefined : gameCode);
  const prizes = sheet?.JackpotLevels ?? (isMissing || error !== null ? [] : undefined);
  return name === undefined || prizes === undefined ? undefined : prizeName(name, prizes);
}
