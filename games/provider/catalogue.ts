import { slotGame, type SlotGame, type MathsFile } from '#games/maths/index.ts';
import { FixedPrizeName, JackpotName } from '#protocol/wallet/index.ts';

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
 * @throws ZodError if a game has a jackpot or a prize whose name the wallet does not have
 * @throws Error if games begin a shared pool with different coins
 */
export function createCatalogue(games: readonly { readonly hash: string; readonly file: MathsFile }[]): Catalogue {
  const byHash = new Map<string, GameVersion>();
  const newest = new Map<string, GameVersion>();
  for (const game of games) {
    for (const { name } of game.file.jackpots) JackpotName.parse(name);
    for (const name of fixedPrizesOf(game.file)) FixedPrizeName.parse(name);
    const version = gameVersion(game);
    byHash.set(game.hash, version);
    const known = newest.get(game.file.code);
    if (known === undefined || known.file.version < game.file.version) newest.set(game.file.code, version);
  }
  assertSamePools([...newest.values()].map(({ file }) => file));
  return { current: (code) => newest.get(code), version: (hash) => byHash.get(hash) };
}

/** The parts of a game's file that can have fixed prizes. */
interface PrizedFile {
  readonly code: string;
  readonly hold?:
    | { readonly atLeast: number; readonly prizes?: Readonly<Record<string, number>> | undefined }
    | undefined;
}

/** The names of the prizes that are fixed multiples of the stake. */
const fixedPrizesOf = ({ hold }: PrizedFile): readonly string[] => Object.keys(hold?.prizes ?? {});

function assertSamePools(files: readonly MathsFile[]): void {
  const begun = new Map<string, { readonly code: string; readonly seed: number }>();
  for (const { code, jackpots } of files)
    for (const { name, pool, seed } of jackpots) {
      if (pool === undefined) continue;
      const first = begun.get(`${pool} ${name}`) ?? { code, seed };
      begun.set(`${pool} ${name}`, first);
      if (first.seed !== seed)
        throw new Error(`${code} begins the pool ${pool} with ${seed} coins, and ${first.code} with ${first.seed}`);
    }
}
