import type { RoundDay } from '#protocol/entities/round.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiDay, taipeiDaySpan } from '../taipei.ts';

const DAYS = 14;

/** The sums of a player's finished rounds by day in Taipei, today first. The stakes of free spins are no bets of the player. */
export async function readRoundDays(db: Reader, now: number, PlayerID: string): Promise<RoundDay[]> {
  const days = Array.from({ length: DAYS }, (_none, at) => now - at * DAY_MS);
  const rounds = db.table('rounds');
  const ofDay = days.map((day) => ({ PlayerID, CreateTime: taipeiDaySpan(day) }));
  const [bets, wins, counts] = await Promise.all([
    rounds.sumEach(
      'Bet',
      ofDay.map((where) => ({ ...where, GrantID: '' })),
    ),
    rounds.sumEach('Win', ofDay),
    Promise.all(ofDay.map((where) => rounds.count(where))),
  ]);
  return days.map((day, at) => ({
    Day: taipeiDay(day),
    Rounds: counts[at] ?? 0,
    Bet: bets[at] ?? 0,
    Win: wins[at] ?? 0,
  }));
}
