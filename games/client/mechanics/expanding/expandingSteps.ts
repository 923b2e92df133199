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

/** The most lines that the mascot throws light on. */
const LIGHTS = 3;

/** The middle cell of each of the best wins of a spin: on lines, and of the reels that its symbol fills. */
export function litCells({ window, wins, expanded }: SpinOutcome, lines: readonly (readonly number[])[]): GrownCell[] {
  const best = wins.toSorted((a, b) => b.pay - a.pay).slice(0, LIGHTS);
  const onLines = best.flatMap(({ line, count }) => {
    const reel = Math.floor((count - 1) / 2);
    const row = line === undefined ? undefined : lines[line - 1]?.[reel];
    return row === undefined ? [] : [{ reel, row }];
  });
  const row = Math.floor((window[0]?.length ?? 1) / 2);
  return [...onLines, ...(expanded?.reels ?? []).map((reel) => ({ reel, row }))].slice(0, LIGHTS + 2);
}
