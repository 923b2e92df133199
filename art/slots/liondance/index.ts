import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import type { SlotArt } from '../SlotArt.ts';
import { lionButton } from './button.ts';
import { drumBoard, lacquerColours } from './frame.ts';
import { lionIcon } from './icon.ts';
import { lionMascot } from './mascot.ts';
import { squareScenes } from './square.ts';
import { lionSymbols } from './symbols.ts';

/** A coin of New Year's money, with a square hole. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 醒獅迎春. */
export const liondanceArt: SlotArt = {
  symbols: lionSymbols,
  mascot: lionMascot,
  saving: { quality: { board: 58, win: 54 }, symbols: 0.92, motion: 0.3, blink: 0.42, prizeTitles: 2 },
  scenes: squareScenes,
  frame: lacquerColours,
  board: drumBoard,
  button: lionButton,
  coin: thrownCoin,
  icon: lionIcon,
};
