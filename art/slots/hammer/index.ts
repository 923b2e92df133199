import type { SlotArt } from '../SlotArt.ts';
import { BALLS } from './balls.ts';
import { hammerBoard, hammerFrame } from './board.ts';
import { hammerButton } from './button.ts';
import { runeCoin } from './coin.ts';
import { GEMS } from './gems.ts';
import { hammerIcon } from './icon.ts';
import { hammerMascot } from './mascot.ts';
import { rune } from './rune.ts';
import { hammerScenes } from './storm.ts';
import { TREASURES } from './treasures.ts';

/** The drawings of 雷霆戰鎚. */
export const hammerArt: SlotArt = {
  symbols: { ...TREASURES, ...GEMS, rune, ...BALLS },
  falls: true,
  mascot: hammerMascot,
  scenes: hammerScenes,
  frame: hammerFrame,
  board: hammerBoard,
  button: hammerButton,
  coin: runeCoin,
  icon: hammerIcon,
};
