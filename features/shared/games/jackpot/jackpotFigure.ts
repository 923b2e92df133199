import type { JackpotAmount } from '#protocol/entities/game.ts';

/** The service sends the amounts this often (13192). */
const COUNT_MS = 10_000;

/** A jackpot, with its figure and the time when the service sent this amount. Its first amount has neither. */
export interface CountedJackpot extends JackpotAmount {
  readonly From?: number;
  readonly Since?: number;
}

/** The figure of a jackpot at a time: it rises evenly to its amount, and falls at once. Every place of the page shows this figure. */
export function figureAt({ Amount, From = Amount, Since = 0 }: CountedJackpot, now: number): number {
  if (Amount <= From) return Amount;
  const part = Math.min(1, Math.max(0, (now - Since) / COUNT_MS));
  return From + Math.floor((Amount - From) * part);
}
