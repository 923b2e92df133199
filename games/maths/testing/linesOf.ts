import type { SlotGame } from '../game/SlotGame.ts';
import type { LinePays } from '../pays/LinePays.ts';
import type { SideLinePays } from '../pays/SideLinePays.ts';

/** @throws Error if the game pays no lines */
export function linesOf({ pays }: SlotGame): LinePays | SideLinePays {
  if (pays.kind !== 'lines') throw new Error('the game pays no lines');
  return pays;
}
