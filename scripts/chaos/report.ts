import type { Outcome } from './deeds.ts';
import type { ChaosReport } from './runChaos.ts';

const OUTCOMES: readonly Outcome[] = ['acknowledged', 'refused', 'unknown'];
/** The maximum of printed violations. */
const MOST_BROKEN = 40;

export function reportLines({
  broken,
  faults,
  pushes,
  deeds,
  banTimes,
  flood,
  later: { books, rounds },
  frames,
  lateMs,
}: ChaosReport): readonly string[] {
  const kinds = [...new Set(deeds.map(({ kind }) => kind))].toSorted();
  const counts = kinds.map((kind) => {
    const own = deeds.filter((deed) => deed.kind === kind);
    const byOutcome = OUTCOMES.map((outcome) => `${own.filter((deed) => deed.outcome === outcome).length} ${outcome}`);
    return `${kind}: ${byOutcome.join(', ')}`;
  });
  const bans = banTimes.toSorted((a, b) => a - b);
  return [
    `${faults} faults, ${deeds.length} acts, ${pushes} pushes`,
    ...counts,
    `bans told after ${bans[0] ?? 0} to ${bans.at(-1) ?? 0} ms (${bans.length})`,
    `a player that calls too often: ${flood.passed} passed, ${flood.refused} refused, at most ${flood.most} in a window`,
    `purchases: ${books.trades.filter(({ state }) => state === 'paid').length} paid at the gateway, ${books.gains.length} delivered`,
    `the game server: ${rounds.rounds} rounds, ${rounds.refused} of them refused`,
    `the stream: ${frames.sent} frames sent, ${frames.seen} received by all viewers`,
    `the players' own process was late by ${lateMs} ms in 1 of 100 turns`,
    ...(broken.length === 0 ? ['every promise holds'] : broken.slice(0, MOST_BROKEN)),
    ...(broken.length > MOST_BROKEN ? [`and ${broken.length - MOST_BROKEN} more`] : []),
  ];
}
