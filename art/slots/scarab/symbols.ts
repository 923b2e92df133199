import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { book, papyrus } from './book.ts';
import { ankh, eye, falcon, lotus, mask, snake } from './reliefs.ts';

export const scarabSymbols: Readonly<Record<string, SymbolDrawing>> = {
  book,
  mask,
  falcon,
  eye,
  ankh,
  lotus,
  snake,
  papyrus,
};
