import type { GameNames } from '../entities/game.ts';
import type { LocaleID } from '../entities/identifiers.ts';
import type * as z from 'zod/mini';

/** What a game is called in a language; where the catalogue leaves that empty, its Chinese name, else its English one. */
export const gameNameOf = (names: z.infer<typeof GameNames>, locale: LocaleID): string =>
  [names[locale], names.zh_tw, names.en_us].find((name) => name.trim() !== '') ?? '';
