import type { SlotArt } from '../SlotArt.ts';
import { rabbitButton } from './button.ts';
import { moonCoin } from './coin.ts';
import { rabbitIcon } from './icon.ts';
import { rabbitMascot } from './mascot.ts';
import { moonScenes } from './moonscape.ts';
import { mortarBoard, mortarColours } from './mortar.ts';
import { sweets } from './sweets.ts';
import { REMEDY, wares } from './wares.ts';

/** The drawings of 玉兔搗金. */
export const rabbitArt: SlotArt = {
  symbols: { ...wares, ...sweets },
  mascot: rabbitMascot,
  saving: { quality: { board: 62, win: 58 }, symbols: 1, motion: 0.3, blink: 0.5, prizeTitles: 1.4 },
  scenes: moonScenes,
  frame: mortarColours,
  board: mortarBoard,
  button: rabbitButton,
  coin: moonCoin,
  lettering: [{ face: 'rocknroll-one', text: REMEDY }],
  icon: rabbitIcon,
};
