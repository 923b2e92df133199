import type { SlotArt } from '../SlotArt.ts';
import { pondBoard, pondColours } from './board.ts';
import { turtleButton } from './button.ts';
import { coin, flyingCoin, goldenShell } from './coin.ts';
import { crane, dragonfly, snail } from './creatures.ts';
import { turtleMascot } from './mascot.ts';
import { ginseng, lily, pebble, peach, reed } from './plants.ts';
import { pondScenes } from './pond.ts';

/** The drawings of 金龜聚寶. */
export const turtleArt: SlotArt = {
  symbols: { shell: goldenShell, coin, ginseng, peach, crane, lily, snail, dragonfly, pebble, reed },
  mascot: turtleMascot,
  saving: { quality: { board: 47, win: 54 }, symbols: 0.85, motion: 0.28, mascot: 0.78, blink: 0.42, prizeTitles: 2 },
  scenes: pondScenes,
  frame: pondColours,
  board: pondBoard,
  button: turtleButton,
  coin: flyingCoin,
};
