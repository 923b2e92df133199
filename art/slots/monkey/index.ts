import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import type { SlotArt } from '../SlotArt.ts';
import { monkeyBoard, monkeyFrame } from './board.ts';
import { monkeyButton } from './button.ts';
import { monkeyIcon } from './icon.ts';
import { monkeyMascot } from './mascot.ts';
import { skyScenes } from './sky.ts';
import { monkeySymbols } from './symbols.ts';

/** A coin with a square hole. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 齊天大聖. */
export const monkeyArt: SlotArt = {
  symbols: monkeySymbols,
  mascot: monkeyMascot,
  saving: { quality: { board: 45, win: 44 }, symbols: 0.85, motion: 0.3, blink: 0.5, prizeTitles: 1.15 },
  scenes: skyScenes,
  frame: monkeyFrame,
  board: monkeyBoard,
  button: monkeyButton,
  coin: thrownCoin,
  icon: monkeyIcon,
};
