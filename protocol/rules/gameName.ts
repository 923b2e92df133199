import type { GameNames } from '../entities/game.ts';
import type { LocaleID } from '../entities/identifiers.ts';
import type * as z from 'zod/mini';

/** The name of a game in a language. If the catalogue has none, its Chinese name, then its English name. */
export const gameNameOf = (names: z.infer<typeof GameNames>, locale: LocaleID): string =>
  [names[locale], names.zh_tw, names.en_us].find((name) => name.trim() !== '') ?? '';
