import { FIRST_DAY_STEPS, type FirstDay } from '#protocol/entities/firstDay.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { taipeiMidnight } from '../taipei.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The transfer that pays the list: the ledger knows who has had it. */
export const firstDayTransfer = (playerID: string): string => `firstDay:${playerID}`;

type Step = FirstDay['Steps'][number]['Step'];

/** What a player did, by what that left behind; nothing is counted for the list alone. */
async function doneSteps(db: Reader, { PlayerID, Phone }: PlayerRow): Promise<Readonly<Record<Step, boolean>>> {
  const [days, spins, times] = await Promise.all([
    db.table('signInDays').get(PlayerID),
    db.table('wheelSpins').find({ where: { PlayerID }, limit: 1 }),
    db.table('sendTimes').get(PlayerID),
  ]);
  return { signIn: days !== undefined, spin: spins.length > 0, bind: Phone !== '', message: times !== undefined };
}

/**
 * Where a player stands on the list of their first days; the day of registration is the first.
 * @param now milliseconds
 */
export async function firstDayOf(db: Reader, player: PlayerRow, now: number): Promise<FirstDay> {
  const { Days, Reward } = ECONOMY.FirstDay;
  const end = taipeiMidnight(Date.parse(player.RegistTime)) + Days * DAY_MS;
  const done = await doneSteps(db, player);
  const claimed = (await db.table('transfers').get(firstDayTransfer(player.PlayerID))) !== undefined;
  const isDone = FIRST_DAY_STEPS.every((step) => done[step]);
  return {
    Open: now < end,
    Steps: FIRST_DAY_STEPS.map((Step) => ({ Step, Done: done[Step] })),
    State: claimed ? 3 : isDone ? 2 : 1,
    Reward,
    EndTime: new Date(end).toISOString(),
  };
}
