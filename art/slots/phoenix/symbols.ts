import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { egg, ember, flame } from './fire.ts';
import { bird, censer, feather, flute, mirror, opal } from './treasures.ts';

export const phoenixSymbols: Readonly<Record<string, SymbolDrawing>> = {
  flame,
  egg,
  bird,
  mirror,
  opal,
  feather,
  flute,
  censer,
  ember,
};
