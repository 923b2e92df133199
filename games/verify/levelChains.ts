import type { RecomputedRound } from './recompute.ts';
import type { RoundRecord } from './record.ts';

/** A record and the round that its seeds give. */
export interface ChainedRound {
  readonly record: RoundRecord;
  readonly round: RecomputedRound;
}

/** Two rounds in a row whose levels do not fit. */
export interface LevelLink {
  /** The ids of the rounds. */
  readonly earlier: string;
  readonly later: string;
  /** The level after the earlier round, and the recorded one before the later round. */
  readonly computed: number;
  readonly claimed: number;
  /** Whether rounds of the same seed are missing between them, so that nothing is known. */
  readonly isGap: boolean;
}

/** The levels of a game at a stake, over the rounds of one player. */
export interface LevelChain {
  readonly game: string;
  readonly stake: number;
  readonly rounds: number;
  /** The level before the first round, and after the last one. */
  readonly first: number;
  readonly last: number;
  readonly links: readonly LevelLink[];
}

const levelsOf = ({ record, round }: ChainedRound): { before: number; after: number } => {
  const { before = 0, after = 0 } = round.level ?? {};
  // A round whose stake was refused moves no level.
  return { before, after: record.Result === undefined ? before : after };
};

function isGap(all: readonly RoundRecord[], earlier: RoundRecord, later: RoundRecord): boolean {
  if (earlier.Commitment !== later.Commitment) return false;
  const between = all.filter(
    ({ Commitment, Nonce }) => Commitment === earlier.Commitment && Nonce > earlier.Nonce && Nonce < later.Nonce,
  );
  return new Set(between.map(({ Nonce }) => Nonce)).size < later.Nonce - earlier.Nonce - 1;
}

function chainOf(chained: readonly ChainedRound[], all: readonly RoundRecord[]): LevelChain | undefined {
  const [first, last] = [chained[0], chained.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const links = chained.slice(1).flatMap((next, at): LevelLink[] => {
    const earlier = chained[at] ?? first;
    const [computed, claimed] = [levelsOf(earlier).after, levelsOf(next).before];
    if (computed === claimed) return [];
    const ids = { earlier: earlier.record.RoundID, later: next.record.RoundID };
    return [{ ...ids, computed, claimed, isGap: isGap(all, earlier.record, next.record) }];
  });
  const { GameCode: game, Stake: stake } = first.record;
  const ends = { first: levelsOf(first).before, last: levelsOf(last).after };
  return { game, stake, rounds: chained.length, ...ends, links };
}

/**
 * Checks that each round of a game that collects symbols begins with the level after the round before it at the same stake.
 *
 * @param rounds of one player, in any order: their ids rise with time
 */
export function levelChains(rounds: readonly ChainedRound[]): LevelChain[] {
  const sorted = rounds.toSorted(({ record: one }, { record: other }) => (one.RoundID < other.RoundID ? -1 : 1));
  const chains = new Map<string, ChainedRound[]>();
  for (const each of sorted) {
    if (each.round.level === undefined) continue;
    const key = `${each.record.GameCode} ${each.record.Stake}`;
    chains.set(key, [...(chains.get(key) ?? []), each]);
  }
  const all = sorted.map(({ record }) => record);
  return [...chains.values()].flatMap((chained) => chainOf(chained, all) ?? []);
}
