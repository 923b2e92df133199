import type { GameSheets, GameSheetsParts } from './GameSheets.ts';

let loaded: Promise<GameSheets> | undefined;

/** Loads the sheets of the game when the first one is opened. @throws the import's error. The next call tries again */
export async function loadGameSheets(parts: GameSheetsParts): Promise<GameSheets> {
  loaded ??= import('./GameSheets.ts').then((module) => module.GameSheets.open(parts));
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined;
    throw error;
  }
}
