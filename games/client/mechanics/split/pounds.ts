import type { Cell, SpinOutcome } from '#games/api/index.ts';

/** One stroke of the pestle. */
export interface Pound {
  readonly cell: Cell;
  /** The parts of the cell after it. */
  readonly parts: number;
  /** The ways of the window after it. */
  readonly ways: number;
}

/** A beat of the music, 100 a minute, in milliseconds. */
const BEAT_MS = 600;
/** More strokes than these come twice as fast. */
const SLOW_POUNDS = 4;

/** The strokes that split the cells of a spin, from the left. Each doubles the parts of its cell at most. */
export function poundsOf({ window, split = [] }: Pick<SpinOutcome, 'window' | 'split'>): Pound[] {
  const cells = window.map((column) => column.length);
  const pounds: Pound[] = [];
  for (const { cell, parts } of split) {
    const [reel] = cell;
    for (let had = 1; had < parts; ) {
      const now = Math.min(parts, 2 * had);
      cells[reel] = (cells[reel] ?? 0) + now - had;
      pounds.push({ cell, parts: now, ways: cells.reduce((ways, each) => ways * each, 1) });
      had = now;
    }
  }
  return pounds;
}

/** The milliseconds between two strokes: a beat, or half a beat where there are many. */
export const poundMs = (pounds: number): number => (pounds > SLOW_POUNDS ? BEAT_MS / 2 : BEAT_MS);

/** The middles of the parts of a cell as shares of its size, and the size of a part as a share of a symbol. */
interface PartPlan {
  readonly size: number;
  readonly places: readonly (readonly [x: number, y: number])[];
}

/** How the parts of a cell lie in it. */
export function partPlan(parts: number): PartPlan {
  if (parts <= 1) return { size: 1, places: [[0, 0]] };
  if (parts === 2)
    return {
      size: 0.56,
      places: [
        [-0.2, -0.2],
        [0.2, 0.2],
      ],
    };
  const upper =
    parts === 3
      ? ([[0, -0.22]] as const)
      : ([
          [-0.225, -0.225],
          [0.225, -0.225],
        ] as const);
  return { size: 0.49, places: [...upper, [-0.225, 0.225], [0.225, 0.225]] };
}
