import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { bar, seven } from './gold.ts';
import { prism } from './spectrum.ts';
import { brilliant, drop, emerald, geode, heart, hexagon } from './stones.ts';

export const crystalSymbols: Readonly<Record<string, SymbolDrawing>> = {
  prism,
  seven,
  bar,
  brilliant,
  emerald,
  drop,
  heart,
  hexagon,
  geode,
};
