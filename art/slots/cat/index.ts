import type { SlotArt } from '../SlotArt.ts';
import { catButton } from './button.ts';
import { cabinetBoard, cabinetColours } from './cabinet.ts';
import { bell, daruma, drum, fan, lantern } from './charms.ts';
import { flyingKoban, greatKoban, koban } from './koban.ts';
import { catMascot } from './mascot.ts';
import { bream, clover, crane } from './nature.ts';
import { shopScenes } from './shop.ts';

/** The drawings of 招財萬福. */
export const catArt: SlotArt = {
  symbols: { koban, greatkoban: greatKoban, bell, drum, daruma, fan, bream, clover, lantern, crane },
  mascot: catMascot,
  saving: { quality: { board: 70, win: 66 }, symbols: 1, motion: 0.3, blink: 0.55, prizeTitles: 2 },
  scenes: shopScenes,
  frame: cabinetColours,
  board: cabinetBoard,
  button: catButton,
  coin: flyingKoban,
};
