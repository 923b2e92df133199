import type { SlotArt } from '../SlotArt.ts';
import { arrowSign } from './arrow.ts';
import { doubleBar, singleBar, tripleBar } from './bars.ts';
import { machineButton } from './button.ts';
import { bell, cherry, diamond } from './charms.ts';
import { houses } from './houses.ts';
import { machineIcon } from './icon.ts';
import { machineBoard, machineColours } from './machine.ts';
import { blueSeven, pinkSeven, redSeven } from './sevens.ts';
import { streetScenes } from './street.ts';
import { token } from './token.ts';

/** The drawings of 炫光777. */
export const sevenArt: SlotArt = {
  symbols: {
    redseven: redSeven,
    blueseven: blueSeven,
    pinkseven: pinkSeven,
    triplebar: tripleBar,
    doublebar: doubleBar,
    singlebar: singleBar,
    bell,
    cherry,
    diamond,
  },
  mascot: arrowSign,
  saving: { quality: { board: 60, win: 46 }, symbols: 0.86, motion: 0.22, blink: 0.3, prizeTitles: 2 },
  scenes: streetScenes,
  frame: machineColours,
  board: machineBoard,
  button: machineButton,
  coin: token,
  icon: machineIcon,
  win: houses,
};
