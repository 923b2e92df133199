import type { Draws } from '../draws/Draws.ts';

/** Stakes are multiples of this, so a commission of 5 % leaves whole coins. */
export const STAKE_UNIT = 20;

/**
 * The rules of a table. `Result` is all that a round draws, and decides every bet.
 *
 * A bet returns a number of twentieths of its stake, the stake included: 0 if it loses, 20 if the stake goes back, 39 for 0.95 to 1.
 */
export interface TableGame<Result> {
  readonly bets: readonly string[];
  /** Draws a round, from its first block on. */
  draw(draws: Draws): Result;
  /** @throws RangeError for a bet that the table does not have */
  returned(bet: string, result: Result): number;
}

/** The exact distribution of what a bet returns. */
export interface BetReturn {
  readonly bet: string;
  /** The number of equally likely outcomes. */
  readonly outcomes: bigint;
  /** Outcomes by the twentieths of the stake that they return. The counts add up to `outcomes`. */
  readonly counts: ReadonlyMap<number, bigint>;
}

const TWENTIETHS = 20n;

/** The return as an exact fraction of the stake. */
export function returnOf({ outcomes, counts }: BetReturn): { readonly paid: bigint; readonly outcomes: bigint } {
  let paid = 0n;
  for (const [twentieths, count] of counts) paid += BigInt(twentieths) * count;
  return { paid, outcomes: outcomes * TWENTIETHS };
}

const PRECISION = 10n ** 15n;

/** The return as a share of the stake, with 15 decimal places. */
export function returnShare(bet: BetReturn): number {
  const { paid, outcomes } = returnOf(bet);
  return Number((paid * PRECISION) / outcomes) / Number(PRECISION);
}

/** Collects the distribution of a bet while its outcomes are counted. */
export class ReturnCounter {
  readonly #counts = new Map<string, Map<number, bigint>>();
  #outcomes = 0n;

  constructor(bets: readonly string[]) {
    for (const bet of bets) this.#counts.set(bet, new Map());
  }

  /** Adds outcomes that return the same for every bet. */
  add(count: bigint, returned: (bet: string) => number): void {
    this.#outcomes += count;
    for (const [bet, counts] of this.#counts) {
      const twentieths = returned(bet);
      counts.set(twentieths, (counts.get(twentieths) ?? 0n) + count);
    }
  }

  returns(): readonly BetReturn[] {
    return [...this.#counts].map(([bet, counts]) => ({ bet, outcomes: this.#outcomes, counts }));
  }
}
