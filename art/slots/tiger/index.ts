import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import type { SlotArt } from '../SlotArt.ts';
import { tigerButton } from './button.ts';
import { cliffScenes } from './cliffs.ts';
import { tigerIcon } from './icon.ts';
import { tigerMascot } from './mascot.ts';
import { slabBoard, slabColours } from './slab.ts';
import { tigerSymbols } from './symbols.ts';
import { tallTiger } from './tall.ts';

/** A coin with a square hole. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 虎躍千金. */
export const tigerArt: SlotArt = {
  symbols: tigerSymbols,
  mascot: tigerMascot,
  tall: tallTiger,
  saving: { quality: { board: 61, win: 62 }, symbols: 0.92, motion: 0.3, blink: 0.5, prizeTitles: 2 },
  scenes: cliffScenes,
  frame: slabColours,
  board: slabBoard,
  button: tigerButton,
  coin: thrownCoin,
  icon: tigerIcon,
};
