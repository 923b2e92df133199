import type { GameNames } from '../entities/game.ts';
import type { LocaleID } from '../entities/identifiers.ts';
import type * as z from 'zod/mini';

/** Falls back to the Chinese name, then to the English name. */
export const gameNameOf = (names: z.infer<typeof GameNames>, locale: LocaleID): string =>
  [names[locale], names.zh_tw, names.en_us].find((name) => name.trim() !== '') ?? '';
