import { FIRST_DAY_STEPS, type FirstDay } from '#protocol/entities/firstDay.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { hasHadReward } from '../session/phoneReward.ts';
import { customerServiceID } from '../session/staff.ts';
import { taipeiMidnight } from '../taipei.ts';

type Step = FirstDay['Steps'][number]['Step'];

/** The finished steps. They are read from existing records, so they need no counters. */
async function doneSteps(
  db: Reader,
  { PlayerID, Phone }: PlayerContext['player'],
): Promise<Readonly<Record<Step, boolean>>> {
  const [days, spins, times] = await Promise.all([
    db.table('signInDays').get(PlayerID),
    db.table('wheelSpins').find({ where: { PlayerID }, limit: 1 }),
    db.table('sendTimes').get(PlayerID),
  ]);
  return { signIn: days !== undefined, spin: spins.length > 0, bind: Phone !== '', message: times !== undefined };
}

/**
 * The recipient of a newcomer's first message. A member below the tier for public messages writes to customer service (decisions §5).
 * @returns the id of a player, empty for the public channel, undefined if there is no recipient
 */
async function messageTo(db: Reader, { player, ports }: PlayerContext): Promise<string | undefined> {
  if (isGuestPlayer(player)) return undefined;
  return player.VIPLevel >= ports.settings.chatMinVip ? '' : customerServiceID(db);
}

/** The day of registration is the first day. */
export async function firstDayOf(db: Reader, context: PlayerContext): Promise<FirstDay> {
  const { player, now } = context;
  const { Days, Reward } = ECONOMY.FirstDay;
  const end = taipeiMidnight(Date.parse(player.RegistTime)) + Days * DAY_MS;
  const done = await doneSteps(db, player);
  const claimed = await hasHadReward(db, context.ports, 'firstDay', player);
  const to = await messageTo(db, context);
  const mayDo = (step: Step): boolean => {
    if (step === 'message') return to !== undefined;
    return step !== 'spin' || !isGuestPlayer(player);
  };
  const steps = FIRST_DAY_STEPS.filter((step) => mayDo(step) || done[step]);
  const isDone = steps.every((step) => done[step]);
  return {
    Open: now < end,
    Steps: steps.map((Step) => ({ Step, Done: done[Step] })),
    MessageTo: to ?? '',
    State: claimed ? 3 : isDone ? 2 : 1,
    Reward,
    EndTime: new Date(end).toISOString(),
  };
}
