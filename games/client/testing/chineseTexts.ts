import ofClient from '../texts/zh_tw.json' with { type: 'json' };
import { Texts } from '../texts/texts.ts';
import { catalogueFiles } from './catalogueFiles.ts';
import { TEST_GAME } from './testGame.ts';

/** The Chinese texts of a game. */
export const chineseTextsOf = (code: string): Texts => new Texts('zh_tw', ofClient, catalogueFiles(code).chinese);

export const chineseTexts = chineseTextsOf(TEST_GAME);
