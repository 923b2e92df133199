import type { FreeState } from './changes.ts';
import type { PublishedGame } from './published.ts';
import type { RecomputedSpin, RoundReplay, Strips } from './RoundReplay.ts';

type PublishedFreeSpins = NonNullable<PublishedGame['freeSpins']>;

/** Replays the free spins of a round on the ladder, until the round reaches its cap. */
export async function freeSpinsOf(
  replay: RoundReplay,
  { spins: count, ladder, sticky, expanding: symbols }: PublishedFreeSpins,
  { strips, paid, cap }: { strips: Strips; paid: number; cap: number },
): Promise<{ spins: RecomputedSpin[]; expanding: string | undefined }> {
  const expanding = symbols === undefined ? undefined : await replay.expanding(symbols);
  const state: FreeState = {
    ...(sticky === undefined ? {} : { held: new Map() }),
    ...(expanding === undefined ? {} : { expanding }),
  };
  const spins: RecomputedSpin[] = [];
  let pay = paid;
  let step = 0;
  while (spins.length < count && pay < cap) {
    const next = await replay.respins(await replay.spin('free', strips, ladder[step] ?? 1, state), strips);
    spins.push(next);
    pay += next.pay;
    step = next.pay > 0 ? Math.min(step + 1, ladder.length - 1) : 0;
  }
  return { spins, expanding };
}
