import type { SlotArt } from '../SlotArt.ts';
import { pandaMascot } from './bear.ts';
import { bambooBoard, bambooFrame } from './board.ts';
import { pandaButton } from './button.ts';
import { leafCoin } from './coin.ts';
import { groveScenes } from './grove.ts';
import { pandaIcon } from './icon.ts';
import { pandaSymbols } from './symbols.ts';

/** The drawings of 福滿竹林. */
export const pandaArt: SlotArt = {
  symbols: pandaSymbols,
  mascot: pandaMascot,
  saving: { quality: { board: 62, win: 62 }, symbols: 0.92, motion: 0.3, blink: 0.5, prizeTitles: 2 },
  scenes: groveScenes,
  frame: bambooFrame,
  board: bambooBoard,
  button: pandaButton,
  coin: leafCoin,
  lettering: [{ face: 'lilita-one', text: '×' }],
  icon: pandaIcon,
};
