export { winPieces, winTitle, WIN_TITLES } from './bigWin.ts';
export { artOf, SLOT_ART } from './art.ts';
export type { SlotLook, SymbolLook, TitleLook } from './look.ts';
export type { Palette, PaletteNeeds } from './palette.ts';
export type { Piece } from './Piece.ts';
export {
  slotScenes,
  slotTitle,
  gameIcon,
  spinButton,
  type SlotPicture,
  titleFace,
  TITLE_LANGUAGE_NAMES,
  type GameLanguage,
} from './pictures.ts';
export { slotPieces } from './slotPieces.ts';
