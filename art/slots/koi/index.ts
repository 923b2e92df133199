import { coin } from '../../props/treasure.ts';
import type { CoinDrawing } from '../props.ts';
import type { SlotArt } from '../SlotArt.ts';
import { koiBoard, koiFrame } from './board.ts';
import { koiButton } from './button.ts';
import { koiFish } from './fish.ts';
import { koiScenes } from './gorge.ts';
import { koiIcon } from './icon.ts';
import { koiSymbols } from './symbols.ts';

/** A coin with a square hole. */
const thrownCoin: CoinDrawing = (a, degrees) => {
  const ry = 20 * Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  return coin(a, 0, 0, 20, { ry, rot: degrees < 90 ? 90 : -90 });
};

/** The drawings of 鯉躍龍門. */
export const koiArt: SlotArt = {
  symbols: koiSymbols,
  falls: true,
  mascot: koiFish,
  saving: { quality: { board: 72, win: 60 }, symbols: 0.92, motion: 0.3, blink: 0.45, prizeTitles: 1.5 },
  scenes: koiScenes,
  frame: koiFrame,
  board: koiBoard,
  button: koiButton,
  coin: thrownCoin,
  icon: koiIcon,
  lettering: [{ face: 'yuji-boku', text: '龍門' }],
};
