import type { JackpotAmount } from '#protocol/entities/game.ts';

/** The interval at which the service sends amounts (13192). */
const COUNT_MS = 10_000;

/** A jackpot with its figure and the time of its amount. The first amount has no figure and no time. */
export interface CountedJackpot extends JackpotAmount {
  readonly From?: number;
  readonly Since?: number;
}

/**
 * Returns the figure of a jackpot at a time: it rises evenly to its amount, and falls immediately. All parts of the page show the same
 * figure.
 */
export function figureAt({ Amount, From = Amount, Since = 0 }: CountedJackpot, now: number): number {
  if (Amount <= From) return Amount;
  const part = Math.min(1, Math.max(0, (now - Since) / COUNT_MS));
  return From + Math.floor((Amount - From) * part);
}
