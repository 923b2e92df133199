import { slotGame, type SlotGame, type MathsFile } from '#games/maths/index.ts';
import { JackpotName } from '#protocol/wallet/index.ts';

export interface GameVersion {
  /** The SHA-256 of its `maths.json`. */
  readonly hash: string;
  readonly file: MathsFile;
  /** Undefined if there is no such variant. */
  variant(name: string): SlotGame | undefined;
}

export interface Catalogue {
  /** New rounds play the newest version of a game. */
  current(code: string): GameVersion | undefined;
  /** The version with this hash, for older rounds. */
  version(hash: string): GameVersion | undefined;
}

function gameVersion({ hash, file }: { readonly hash: string; readonly file: MathsFile }): GameVersion {
  const games = new Map<string, SlotGame>();
  return {
    hash,
    file,
    variant(name) {
      const known = games.get(name);
      if (known !== undefined || !file.variants.some((each) => each.name === name)) return known;
      const game = slotGame(file, name);
      games.set(name, game);
      return game;
    },
  };
}

/**
 * Games may be in any order, with several versions of a game.
 *
 * @throws ZodError if a game has a jackpot whose name the wallet does not have
 */
export function createCatalogue(games: readonly { readonly hash: string; readonly file: MathsFile }[]): Catalogue {
  const byHash = new Map<string, GameVersion>();
  const newest = new Map<string, GameVersion>();
  for (const game of games) {
    for (const { name } of game.file.jackpots) JackpotName.parse(name);
    const version = gameVersion(game);
    byHash.set(game.hash, version);
    const known = newest.get(game.file.code);
    if (known === undefined || known.file.version < game.file.version) newest.set(game.file.code, version);
  }
  return { current: (code) => newest.get(code), version: (hash) => byHash.get(hash) };
}
