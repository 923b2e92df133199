export type { FrameLook, SceneLook, SlotLook, SymbolLook, TitleLook } from './look.ts';
export { winPieces, winTitle, WIN_TITLES } from './bigWin.ts';
export { MASCOT_DRAWINGS } from './mascots.ts';
export { type Piece, slotPieces } from './pieces.ts';
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
export { SYMBOL_DRAWINGS } from './symbols.ts';
