import type { MathsFile } from '#games/maths/index.ts';
import type { LookFile } from '../look/schema.ts';
import type { GameTexts, Language } from '../texts/texts.ts';

/** One file for each game, made by `build/gameFolders.ts` and loaded when the game opens. */
interface GameFolder extends Pick<GameFiles, 'maths' | 'look' | 'atlas' | 'loadWinAtlas' | 'loadFigures'> {
  readonly texts: Partial<Readonly<Record<Language, () => Promise<GameTexts>>>>;
  /** Addresses by the names of pictures and the files of sounds. Each is requested when it is needed. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
  /** Loads the chunks that the rules of the game need for its first round. */
  readonly loadShows: () => Promise<unknown>;
}
const FOLDERS = import.meta.glob<GameFolder>('#games/catalogue/*/look.json', { query: '?game', import: 'default' });

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

/** The files of a game, and its texts by their language. */
export interface LoadedGame extends GameFiles {
  /** A game without the language has no texts. */
  loadTexts(language: Language): Promise<GameTexts>;
}

/** Undefined if there is no such game. */
export async function loadGameFiles(code: string): Promise<LoadedGame | undefined> {
  // The keys of a glob are paths from the build's root.
  const [, load] = Object.entries(FOLDERS).find(([path]) => path.endsWith(`/catalogue/${code}/look.json`)) ?? [];
  const folder = await load?.();
  if (folder === undefined) return undefined;
  const { pictures, sounds, loadShows, texts, ...files } = folder;
  // Early, so that `openGame` does not wait for them. It reports a failure.
  loadShows().catch(() => undefined);
  return {
    ...files,
    loadTexts: (language) => texts[language]?.() ?? Promise.resolve({}),
    picture: (name) => pictures[name] ?? '',
    sound: (file) => sounds[file] ?? '',
  };
}
