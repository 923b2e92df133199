import type { MathsFile } from '#games/maths/index.ts';
import type { LookFile } from '../look/schema.ts';
import type { GameTexts, Language } from '../texts/texts.ts';

/** One file for each game, made by `build/gameFolders.ts` and loaded when the game opens. */
interface GameFolder extends Pick<GameFiles, 'maths' | 'look' | 'atlas' | 'loadWinAtlas' | 'loadFigures'> {
  /** Addresses by the names of pictures and the files of sounds. Each is requested when it is needed. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
  /** Loads the chunks that the rules of the game need for its first round. */
  readonly loadShows: () => Promise<unknown>;
}
const FOLDERS = import.meta.glob<GameFolder>('#games/catalogue/*/look.json', { query: '?game', import: 'default' });
const TEXTS = import.meta.glob<GameTexts>('#games/catalogue/*/texts/*.json', { import: 'default' });

/** The parts of a game that are known before its pictures. */
export interface GameFiles {
  readonly maths: MathsFile;
  /** Without the palettes of its drawings. */
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
  Object.entries(files).find(([key]) => key.endsWith(`/catalogue/${path}`))?.[1];

/** A game without the language has no texts. */
export const loadGameTexts = (code: string, language: Language): Promise<GameTexts> =>
  find(TEXTS, `${code}/texts/${language}.json`)?.() ?? Promise.resolve({});

/** Undefined if there is no such game. */
export async function loadGameFiles(code: string): Promise<GameFiles | undefined> {
  const folder = await find(FOLDERS, `${code}/look.json`)?.();
  if (folder === undefined) return undefined;
  const { pictures, sounds, loadShows, ...files } = folder;
  // Early, so that `openGame` does not wait for them. It reports a failure.
  loadShows().catch(() => undefined);
  return { ...files, picture: (name) => pictures[name] ?? '', sound: (file) => sounds[file] ?? '' };
}
