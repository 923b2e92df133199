import type { OwnRound } from '#protocol/entities/round.ts';
import { lastDays } from './lastDays.ts';

/** The rounds of a page that began on a day in Taipei, newest first. */
export interface DayOfRounds {
  /** As `2026-11-27`. */
  readonly day: string;
  readonly rounds: readonly OwnRound[];
  /** The round with the largest gain, if a round gained. */
  readonly best: string | undefined;
}

const dayOf = ({ CreateTime }: OwnRound): string => lastDays(Date.parse(CreateTime), 1)[0] ?? '';

function bestOf(rounds: readonly OwnRound[]): string | undefined {
  const [first] = rounds.toSorted((one, other) => other.Win - other.Bet - (one.Win - one.Bet));
  return first !== undefined && first.Win > first.Bet ? first.RoundID : undefined;
}

/** Groups the rounds of a page by their day. */
export function roundsOfDays(rounds: readonly OwnRound[]): readonly DayOfRounds[] {
  const days = new Map<string, OwnRound[]>();
  for (const round of rounds) days.set(dayOf(round), [...(days.get(dayOf(round)) ?? []), round]);
  return [...days].map(([day, list]) => ({ day, rounds: list, best: bestOf(list) }));
}
