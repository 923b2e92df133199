import type { SlotArt } from '../SlotArt.ts';
import { abacusBoard, abacusColours } from './board.ts';
import { toadButton } from './button.ts';
import { cashCoin } from './coin.ts';
import { toadIcon } from './icon.ts';
import { countingScenes } from './room.ts';
import { toadSymbols } from './symbols.ts';
import { toadMascot } from './toad.ts';

/** The drawings of 金蟾吐寶. */
export const toadArt: SlotArt = {
  symbols: toadSymbols,
  mascot: toadMascot,
  saving: { quality: { board: 55, win: 58 }, symbols: 0.92, motion: 0.3, mascot: 0.9, blink: 0.5, prizeTitles: 1.6 },
  scenes: countingScenes,
  frame: abacusColours,
  board: abacusBoard,
  button: toadButton,
  coin: cashCoin,
  icon: toadIcon,
};
