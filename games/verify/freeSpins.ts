import type { PublishedGame } from './published.ts';
import type { RecomputedSpin, RoundReplay, Strips } from './RoundReplay.ts';

type PublishedFreeSpins = NonNullable<PublishedGame['freeSpins']>;

/** Free spins begin after enough scatters, or after a board with a win that has a number from `tumbles` on. */
export function isStart({ atLeast, tumbles }: PublishedFreeSpins, base: RecomputedSpin): boolean {
  if (tumbles === undefined) return atLeast !== undefined && base.scatters >= atLeast;
  const decisive = [base.wins, ...(base.tumbles ?? []).map(({ wins }) => wins)][tumbles - 1];
  return decisive !== undefined && decisive.length > 0;
}

/** Replays the free spins of a round on the ladder, until the round reaches its cap. */
export async function freeSpinsOf(
  replay: RoundReplay,
  { spins: count, ladder }: PublishedFreeSpins,
  { strips, paid, cap }: { strips: Strips; paid: number; cap: number },
): Promise<RecomputedSpin[]> {
  const spins: RecomputedSpin[] = [];
  let pay = paid;
  let step = 0;
  while (spins.length < count && pay < cap) {
    const next = await replay.spin('free', strips, ladder[step] ?? 1);
    spins.push(next);
    pay += next.pay;
    step = next.pay > 0 ? Math.min(step + 1, ladder.length - 1) : 0;
  }
  return spins;
}
