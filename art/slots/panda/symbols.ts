import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { caneLetter } from './cane.ts';
import { butterfly, flute, gong, kite, shoot, steamer, teapot } from './wares.ts';
import { family, single } from './wilds.ts';

export const pandaSymbols: Readonly<Record<string, SymbolDrawing>> = {
  single,
  family,
  gong,
  teapot,
  steamer,
  kite,
  flute,
  shoot,
  butterfly,
  cane: caneLetter,
};
