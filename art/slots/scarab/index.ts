import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import type { SlotArt } from '../SlotArt.ts';
import { scarabButton } from './button.ts';
import { scarabIcon } from './icon.ts';
import { scarabMascot } from './mascot.ts';
import { scarabSymbols } from './symbols.ts';
import { tombScenes } from './tomb.ts';
import { wallBoard, wallColours } from './wall.ts';

/** A coin of plain gold. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { mark: 'none', ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 聖甲蟲. */
export const scarabArt: SlotArt = {
  symbols: scarabSymbols,
  mascot: scarabMascot,
  saving: { quality: { board: 60, win: 58 }, symbols: 0.92, motion: 0.3, blink: 0.5, prizeTitles: 2 },
  scenes: tombScenes,
  frame: wallColours,
  board: wallBoard,
  button: scarabButton,
  coin: thrownCoin,
  icon: scarabIcon,
};
