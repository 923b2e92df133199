import type { FishFile } from '#games/maths/fish/schema.ts';
import type { GameTexts, Language } from '../texts/texts.ts';
import type { FishLook } from './look/schema.ts';

/** One file for each room, made by `build/fishFolders.ts` and loaded when the room opens. */
interface FishFolder {
  readonly rules: FishFile;
  readonly look: FishLook;
  /** `atlas.json`. */
  readonly atlas: unknown;
  readonly texts: Partial<Readonly<Record<Language, () => Promise<GameTexts>>>>;
  /** Addresses by the names of pictures and the files of sounds. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
}
const FOLDERS = import.meta.glob<FishFolder>('#games/rooms/*/sea.json', { query: '?fish', import: 'default' });

const folderOf = (code: string): (() => Promise<FishFolder>) | undefined =>
  Object.entries(FOLDERS).find(([path]) => path.endsWith(`/rooms/${code}/sea.json`))?.[1];

/** Whether a game is a fishing room, without loading it. */
export const isFishRoom = (code: string): boolean => folderOf(code) !== undefined;

/** The files of a fishing room. */
export interface FishFiles extends Pick<FishFolder, 'rules' | 'look' | 'atlas'> {
  /** Empty if the room has no such picture. */
  readonly picture: (name: string) => string;
  /** Empty if the room has no such sound. */
  readonly sound: (file: string) => string;
}

export interface LoadedFishRoom extends FishFiles {
  /** A room without the language has no texts. */
  readonly loadTexts: (language: Language) => Promise<GameTexts>;
}

/** @throws Error if there is no such room */
export async function loadFishRoom(code: string): Promise<LoadedFishRoom> {
  const load = folderOf(code);
  if (load === undefined) throw new Error(`there is no fishing room ${code}`);
  const { pictures, sounds, texts, ...files } = await load();
  return {
    ...files,
    picture: (name) => pictures[name] ?? '',
    sound: (file) => sounds[file] ?? '',
    loadTexts: (language) => texts[language]?.() ?? Promise.resolve({}),
  };
}
