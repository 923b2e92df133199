import type { PublishedGame } from './published.ts';
import type { RecomputedSpin, RoundReplay, Strips } from './RoundReplay.ts';

type PublishedFreeSpins = NonNullable<PublishedGame['freeSpins']>;

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
