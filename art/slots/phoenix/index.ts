import type { SlotArt } from '../SlotArt.ts';
import { phoenixMascot } from './bird.ts';
import { charredBoard, charredFrame } from './board.ts';
import { phoenixButton } from './button.ts';
import { flameCoin } from './coin.ts';
import { phoenixSymbols } from './symbols.ts';
import { volcanoScenes } from './volcano.ts';

/** The drawings of 赤焰鳳舞. */
export const phoenixArt: SlotArt = {
  symbols: phoenixSymbols,
  mascot: phoenixMascot,
  saving: { quality: { board: 53, win: 53 }, symbols: 0.92, motion: 0.3, blink: 0.5, prizeTitles: 1.5 },
  scenes: volcanoScenes,
  frame: charredFrame,
  board: charredBoard,
  button: phoenixButton,
  coin: flameCoin,
};
