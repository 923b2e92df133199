import type { SpinOutcome } from '#games/api/index.ts';

/** A cell of the window that the symbol fills. */
export interface GrownCell {
  readonly reel: number;
  readonly row: number;
}

/** The cells that the expanding symbol of a spin fills, row by row from the top. Each step grows all its reels by a cell. */
export function growthOf({ window, expanded }: SpinOutcome): GrownCell[][] {
  if (expanded === undefined) return [];
  const rows = window[0]?.length ?? 0;
  return Array.from({ length: rows }, (_, row) => expanded.reels.map((reel) => ({ reel, row })));
}

/** The tenths of the stake that a spin pays on its lines before its symbol expands, without the multiple of the spin. */
export const linePayOf = ({ wins }: SpinOutcome): number => wins.reduce((sum, { pay }) => sum + pay, 0);
