import type { Draws } from '../draws/Draws.ts';

/** A round, and its probability as a fraction: 1 in `chances`. */
export interface PossibleRound<Round> {
  round: Round;
  chances: bigint;
}

/**
 * Plays every round that the draws of a game can give, one by one. It has no rules of the game. It goes back to the last draw that has
 * a result left, as a tree is walked to each of its leaves.
 */
export function* everyRound<Round>(play: (draws: Draws) => Round): Iterable<PossibleRound<Round>> {
  let path: { result: number; n: number }[] = [];
  for (;;) {
    let at = 0;
    const round = play({
      startBlock() {},
      below(n) {
        const known = path[at];
        if (known === undefined) path.push({ result: 0, n });
        at += 1;
        return known?.result ?? 0;
      },
    });
    yield { round, chances: path.reduce((product, { n }) => product * BigInt(n), 1n) };
    while (path.length > 0 && (path.at(-1)?.result ?? 0) + 1 === path.at(-1)?.n) path.pop();
    const last = path.at(-1);
    if (last === undefined) return;
    path = [...path.slice(0, -1), { ...last, result: last.result + 1 }];
  }
}

/** The counts of each amount among `total` equally likely outcomes. `total` is a multiple of each round's chances. */
export function countsAmong<Round>(
  total: bigint,
  rounds: Iterable<PossibleRound<Round>>,
  payOf: (round: Round) => number,
): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { round, chances } of rounds) {
    if (total % chances !== 0n) throw new Error(`${total} outcomes are not ${chances} equal parts`);
    counts.set(payOf(round), (counts.get(payOf(round)) ?? 0n) + total / chances);
  }
  return new Map([...counts].toSorted(([one], [other]) => one - other));
}
