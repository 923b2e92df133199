import { freeSpinsOf } from './freeSpins.ts';
import type { PublishedChoice } from './published.ts';
import type { RecomputedSpin, RoundReplay, Strips } from './RoundReplay.ts';

export interface RecomputedOption {
  name: string;
  /** In tenths of the stake. Only of a round whose choice is known. */
  pay?: number;
  /** The pays of its free spins. */
  spins?: readonly number[];
}

export interface RecomputedChoice {
  options: readonly RecomputedOption[];
  chosen?: string;
}

/** A choice, and the spins and the pay of the chosen option. */
export interface PlayedChoice {
  choice: RecomputedChoice;
  spins: readonly RecomputedSpin[];
  pay: number;
}

/** The prize of a number below the sum of all weights. */
function prizeAt(prizes: readonly { pays: number; weight: number }[], number: number): number {
  let end = 0;
  for (const { pays, weight } of prizes) {
    end += weight;
    if (number < end) return pays;
  }
  return 0;
}

/**
 * Reads what each option holds, in the order of the file.
 *
 * @param chosen the recorded choice. A round without one waits, and its options are not read
 */
export async function choiceOf(
  replay: RoundReplay,
  { options }: PublishedChoice,
  chosen: string | undefined,
  { strips, paid, cap }: { strips: Strips; paid: number; cap: number },
): Promise<PlayedChoice> {
  if (chosen === undefined || !options.some(({ name }) => name === chosen))
    return { choice: { options: options.map(({ name }) => ({ name })) }, spins: [], pay: 0 };
  const read: RecomputedOption[] = [];
  const taken: { spins: readonly RecomputedSpin[]; pay: number } = { spins: [], pay: 0 };
  for (const { name, prizes, spins: count, ladder = [1] } of options) {
    const isChosen = name === chosen;
    if (prizes !== undefined) {
      const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
      const pay = prizeAt(prizes, await replay.prize(name, all));
      read.push({ name, pay });
      if (isChosen) taken.pay = pay;
      continue;
    }
    const { spins } = await replay.option(name, isChosen, () =>
      freeSpinsOf(replay, { atLeast: 1, spins: count ?? 0, ladder }, { strips, paid, cap }),
    );
    const pays = spins.map((spin) => spin.pay);
    const pay = pays.reduce((sum, each) => sum + each, 0);
    read.push({ name, pay, spins: pays });
    if (isChosen) Object.assign(taken, { spins, pay });
  }
  return { choice: { options: read, chosen }, ...taken };
}
