import type { SlotArt } from '../SlotArt.ts';
import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import { dragonButton } from './button.ts';
import { dragonBoard, dragonFrame } from './frame.ts';
import { hallScenes } from './hall.ts';
import { dragonIcon } from './icon.ts';
import { dragonMascot } from './mascot.ts';
import { dragonSymbols } from './symbols.ts';

/** A coin with a square hole. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 翡翠龍吟. */
export const dragonArt: SlotArt = {
  symbols: dragonSymbols,
  mascot: dragonMascot,
  saving: { quality: { board: 60, win: 50 }, symbols: 0.86, motion: 0.3, blink: 0.45, prizeTitles: 1.5 },
  scenes: hallScenes,
  frame: dragonFrame,
  board: dragonBoard,
  button: dragonButton,
  coin: thrownCoin,
  icon: dragonIcon,
};
