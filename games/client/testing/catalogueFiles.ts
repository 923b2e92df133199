import * as z from 'zod/mini';
import { MathsFile } from '#games/maths/index.ts';
import { LookFile } from '../look/schema.ts';

const MATHS = import.meta.glob<unknown>('#games/catalogue/*/maths.json', { import: 'default', eager: true });
const LOOKS = import.meta.glob<unknown>('#games/catalogue/*/look.json', { import: 'default', eager: true });
const TEXTS = import.meta.glob<unknown>('#games/catalogue/*/texts/zh_tw.json', { import: 'default', eager: true });

const GameTexts = z.record(z.string(), z.string());

/** @throws Error if the game has no such file */
function find(files: Readonly<Record<string, unknown>>, path: string): unknown {
  const found = Object.entries(files).find(([key]) => key.endsWith(`/catalogue/${path}`));
  if (found === undefined) throw new Error(`there is no games/catalogue/${path}`);
  return found[1];
}

/** The data of a game of the catalogue. @throws Error if there is no such game */
export const catalogueFiles = (code: string) => ({
  maths: MathsFile.parse(find(MATHS, `${code}/maths.json`)),
  look: LookFile.parse(find(LOOKS, `${code}/look.json`)),
  chinese: GameTexts.parse(find(TEXTS, `${code}/texts/zh_tw.json`)),
});
