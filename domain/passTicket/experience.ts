import { passLevelUp } from '#protocol/operations/passTicket.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { monthOf } from '../event/period.ts';

/** As `2026-11`. */
export const seasonOf = (now: number): string => monthOf(now).First.slice(0, 7);

/** 0 if the first level is not reached. */
export const levelOf = (experience: number): number =>
  ECONOMY.Event.PassTicket.Levels.filter(({ Experience }) => Experience <= experience).length;

export async function ticketRow(db: Reader, PlayerID: string, Season: string): Promise<RowOf<Tables['passTickets']>> {
  return (await db.table('passTickets').get(PlayerID, Season)) ?? { PlayerID, Season, Experience: 0, Premium: false };
}

/** Adds experience to a player's ticket of this month, and pushes each reached level. */
export async function addExperience(
  tx: Transaction,
  { now }: Pick<Moment, 'now'>,
  PlayerID: string,
  amount: number,
): Promise<void> {
  if (amount <= 0) return;
  const Season = seasonOf(now);
  const [changed] = await tx.table('passTickets').add({ PlayerID, Season }, { Experience: amount });
  const row = changed ?? { PlayerID, Season, Experience: amount, Premium: false };
  if (changed === undefined) await tx.table('passTickets').insert(row);
  const Level = levelOf(row.Experience);
  if (Level > levelOf(row.Experience - amount)) {
    publish(tx, passLevelUp, topicOf.player(PlayerID), { Season, Level, Experience: row.Experience });
  }
}

/** The number of unclaimed rewards of this month's ticket: one for each reached level on each open track. */
export async function waitingLevels(db: Reader, PlayerID: string, now: number): Promise<number> {
  const Season = seasonOf(now);
  const { Experience, Premium } = await ticketRow(db, PlayerID, Season);
  const reached = levelOf(Experience) * (Premium ? 2 : 1);
  return reached === 0 ? 0 : reached - (await db.table('passClaims').count({ PlayerID, Season }));
}
