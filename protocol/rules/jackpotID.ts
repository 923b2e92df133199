import { JACKPOTS } from '../entities/game.ts';

const sizeOf = (name: string): number => {
  const at = JACKPOTS.findIndex((one) => one === name);
  return at < 0 ? JACKPOTS.length : at;
};

/**
 * The id of a jackpot within its game. 1 is the game's largest jackpot, and only this jackpot is called 大獎 (specification 1 §9).
 * @param names the jackpots of the game, in any order. Empty means that the game has all of them
 */
export function jackpotIDOf(name: string, names: readonly string[]): number {
  const bySize: readonly string[] = [...new Set(names.length === 0 ? JACKPOTS : [...names, name])].toSorted(
    (a, b) => sizeOf(a) - sizeOf(b),
  );
  return bySize.indexOf(name) + 1;
}
