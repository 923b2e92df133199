import type { LookFile } from '../../look/schema.ts';
import type { Place } from './mysterySteps.ts';

/** The middles of cells, in units of the board. */
export const placesOf = (
  { firstCell, cell }: Pick<LookFile['board'], 'firstCell' | 'cell'>,
  places: readonly Place[],
): { readonly x: number; readonly y: number }[] =>
  places.map(([reel, row]) => ({
    x: firstCell.x + (reel + 0.5) * cell.width,
    y: firstCell.y + (row + 0.5) * cell.height,
  }));
