import ofGame from '#games/catalogue/owl/texts/zh_tw.json' with { type: 'json' };
import ofClient from '../texts/zh_tw.json' with { type: 'json' };
import { Texts } from '../texts/texts.ts';

export const chineseTexts = new Texts('zh_tw', ofClient, ofGame);
