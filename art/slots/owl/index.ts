import type { SlotArt } from '../SlotArt.ts';
import { owlButton } from './button.ts';
import { forestScenes } from './forest.ts';
import { owlBoard, owlFrame } from './frame.ts';
import { owlIcon } from './icon.ts';
import { owlMascot } from './mascot.ts';
import { owlSymbols } from './symbols.ts';

/** The drawings of 夜梟秘寶. */
export const owlArt: SlotArt = {
  symbols: owlSymbols,
  mascot: owlMascot,
  scenes: forestScenes,
  frame: owlFrame,
  board: owlBoard,
  button: owlButton,
  icon: owlIcon,
};
