import type { SlotArt } from '../SlotArt.ts';
import { candyBear } from './bear.ts';
import { candyBoard, candyFrame } from './board.ts';
import { candyButton } from './button.ts';
import { cake } from './cake.ts';
import { candyIcon } from './icon.ts';
import { mint } from './mint.ts';
import { ORBS } from './orbs.ts';
import { candyScenes } from './sky.ts';
import { SWEETS } from './sweets.ts';

/** The drawings of 糖果爆爆. */
export const candyArt: SlotArt = {
  symbols: { ...SWEETS, cake, ...ORBS },
  falls: true,
  mascot: candyBear,
  scenes: candyScenes,
  frame: candyFrame,
  board: candyBoard,
  button: candyButton,
  coin: mint,
  icon: candyIcon,
};
