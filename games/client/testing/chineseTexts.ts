import ofSheets from '../texts/sheets/zh_tw.json' with { type: 'json' };
import ofControls from '../texts/zh_tw.json' with { type: 'json' };
import { SheetTexts } from '../texts/texts.ts';
import { catalogueFiles } from './catalogueFiles.ts';
import { TEST_GAME } from './testGame.ts';

/** The Chinese texts of a game. */
export const chineseTextsOf = (code: string): SheetTexts =>
  new SheetTexts('zh_tw', { ...ofControls, ...ofSheets }, catalogueFiles(code).chinese);

export const chineseTexts = chineseTextsOf(TEST_GAME);
