import type { SlotArt } from '../SlotArt.ts';
import { batMascot } from './bat.ts';
import { geodeBoard, rimColours } from './board.ts';
import { crystalButton } from './button.ts';
import { caveScenes } from './cave.ts';
import { stoneCoin } from './coin.ts';
import { crystalIcon } from './icon.ts';
import { crystalSymbols } from './symbols.ts';

/** The drawings of 水晶秘洞. */
export const crystalArt: SlotArt = {
  symbols: crystalSymbols,
  mascot: batMascot,
  saving: { quality: { board: 54, win: 58 }, symbols: 0.9, motion: 0.3, mascot: 0.9, blink: 0.5, prizeTitles: 2 },
  scenes: caveScenes,
  frame: rimColours,
  board: geodeBoard,
  button: crystalButton,
  coin: stoneCoin,
  lettering: [{ face: 'lilita-one', text: 'WILD' }],
  icon: crystalIcon,
};
