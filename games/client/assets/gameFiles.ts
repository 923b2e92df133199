import * as z from 'zod/mini';
import { MathsFile } from '#games/maths/index.ts';
import { LookFile } from '../look/schema.ts';
import type { GameTexts, Language } from '../texts/texts.ts';

/** Each file is loaded when its game is opened. */
const MATHS = import.meta.glob<unknown>('#games/catalogue/*/maths.json', { import: 'default' });
const LOOKS = import.meta.glob<unknown>('#games/catalogue/*/look.json', { import: 'default' });
const TEXTS = import.meta.glob<unknown>('#games/catalogue/*/texts/*.json', { import: 'default' });
const ATLASES = import.meta.glob<unknown>('#games/generated/*/atlas.json', { import: 'default' });
const WIN_ATLASES = import.meta.glob<unknown>('#games/generated/*/win.json', { import: 'default' });
const FIGURES = import.meta.glob<unknown>('#games/generated/*/figures.json', { import: 'default' });
/** Addresses only. A picture is requested when it is shown. */
const PICTURES = import.meta.glob<string>('#games/generated/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const SOUNDS = import.meta.glob<string>('#games/generated/*/sounds/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

const GameTextsFile = z.record(z.string(), z.string());

/** The parts of a game that are known before its pictures. */
export interface GameFiles {
  readonly maths: MathsFile;
  readonly look: LookFile;
  /** `atlas.json`. */
  readonly atlas: unknown;
  /** `win.json`, for a big win. */
  loadWinAtlas(): Promise<unknown>;
  /** `figures.json`, for the information sheet. */
  loadFigures(): Promise<unknown>;
  /** Empty if the game has no such picture. */
  readonly picture: (name: string) => string;
  /** Empty if the game has no such sound. */
  readonly sound: (file: string) => string;
}

/** The keys of a glob are paths from the build's root. */
const find = <Value>(files: Readonly<Record<string, Value>>, path: string): Value | undefined =>
  Object.entries(files).find(([key]) => key.endsWith(`/${path}`))?.[1];

/** The address of a game's picture, known before the game's files. Empty if the game has no such picture. */
export const pictureOf = (code: string, name: string): string => find(PICTURES, `generated/${code}/${name}.webp`) ?? '';

/** A game without the language has no texts. */
export async function loadGameTexts(code: string, language: Language): Promise<GameTexts> {
  const texts = find(TEXTS, `catalogue/${code}/texts/${language}.json`);
  return texts === undefined ? {} : GameTextsFile.parse(await texts());
}

/** Undefined if there is no such game. */
export async function loadGameFiles(code: string): Promise<GameFiles | undefined> {
  const maths = find(MATHS, `catalogue/${code}/maths.json`);
  const look = find(LOOKS, `catalogue/${code}/look.json`);
  const atlas = find(ATLASES, `generated/${code}/atlas.json`);
  if (maths === undefined || look === undefined || atlas === undefined) return undefined;
  const [mathsData, lookData, atlasData] = await Promise.all([maths(), look(), atlas()]);
  return {
    maths: MathsFile.parse(mathsData),
    look: LookFile.parse(lookData),
    atlas: atlasData,
    loadWinAtlas: () => find(WIN_ATLASES, `generated/${code}/win.json`)?.() ?? Promise.resolve(undefined),
    loadFigures: () => find(FIGURES, `generated/${code}/figures.json`)?.() ?? Promise.resolve(undefined),
    sound: (file) => find(SOUNDS, `generated/${code}/sounds/${file}`) ?? '',
    picture: (name) => pictureOf(code, name),
  };
}
