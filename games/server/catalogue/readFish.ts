import { createFishCatalogue, type FishCatalogue, readFishFile } from '#games/provider/fish/fishCatalogue.ts';
import { fishNames } from '#games/provider/history/publishedFish.ts';
import type { PublishedFiles } from '#games/provider/node/answerPlatform.ts';
import { readOpenRooms, readRoomTexts, readRules } from './roomFolders.ts';

export interface ReadFish {
  readonly fish: FishCatalogue;
  /** The rooms of fishing that players can open. */
  readonly openFish: readonly string[];
  /** The public files of a version, by its hash. */
  readonly publishedFiles: (hash: string) => PublishedFiles | undefined;
}

/**
 * Reads the rooms of fishing of a folder with all their versions. Skips tables.
 *
 * @throws Error naming the faulty file
 */
export function readFish(folder: string): ReadFish {
  const read = readRules(folder).flatMap(({ path, hash, text }) => {
    try {
      const file = readFishFile(text);
      return file === undefined ? [] : [{ hash, text, file }];
    } catch (error) {
      throw new Error(`${path} is no room of fishing: ${String(error)}`, { cause: error });
    }
  });
  const files = new Map<string, PublishedFiles>(
    read.map(({ hash, text, file }) => [hash, { maths: text, fish: fishNames(readRoomTexts(folder, file.code)) }]),
  );
  return {
    fish: createFishCatalogue(read),
    openFish: readOpenRooms(folder).fish,
    publishedFiles: (hash) => files.get(hash),
  };
}
