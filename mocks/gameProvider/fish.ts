import * as z from 'zod/mini';
import open from '#games/rooms/open.json' with { type: 'json' };
import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import { declaredFish } from '#games/provider/declaredFish.ts';
import { createFishCatalogue, type FishCatalogue, readFishFile } from '#games/provider/fish/fishCatalogue.ts';
import { fishNames } from '#games/provider/history/publishedFish.ts';
import type { PlaceNames } from '#games/provider/history/publishedTable.ts';
import type { DeclaredGame } from '#protocol/wallet/index.ts';
import { RULES, textsOf } from './roomFiles.ts';

const OpenFile = z.object({ fish: z.array(z.string()) });

/** The rooms of fishing of the reference provider, with all their versions. */
export const loadFish = (): FishCatalogue =>
  createFishCatalogue(
    Object.values(RULES).flatMap((text) => {
      const file = readFishFile(text);
      return file === undefined ? [] : [{ hash: nobleCrypto.sha256(text), file }];
    }),
  );

/** The rooms of fishing that players can open, as the operator declares them. */
export function declaredFishRooms(): readonly DeclaredGame[] {
  const fish = loadFish();
  return OpenFile.parse(open).fish.flatMap((code) => {
    const version = fish.current(code);
    return version === undefined ? [] : [declaredFish(version.file)];
  });
}

/** The names of the fish of a room by language. */
export const roomFishNames = (code: string): PlaceNames => fishNames(textsOf(code));
