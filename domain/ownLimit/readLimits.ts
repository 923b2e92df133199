import { LIMIT_KINDS, type LimitKind, type OwnLimits, ReminderMinutes } from '#protocol/entities/ownLimit.ts';
import { UNPAID_STATES } from '#protocol/entities/order.ts';
import { limitAt } from '#protocol/rules/ownLimit.ts';
import { ownLimitsChanged } from '#protocol/operations/ownLimit.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { accountsOf, type PersonFacts, personOf } from '../session/person.ts';
import { nextTaipeiMidnight, taipeiDay } from '../taipei.ts';
import { dayOf, limitsOf, stateOf } from './rows.ts';
import { isBreakDue, runAt } from './run.ts';

type When = Pick<Moment, 'now' | 'nowText'>;

/** The used part of a day's limits, and the NT$ of the person's open orders. */
interface Usage {
  readonly used: Readonly<Record<LimitKind, number>>;
  readonly unpaid: number;
}

/** Returns the used part of the day's limits. Open orders may be paid at any moment, so the limit of spending includes them. */
export async function usedToday(db: Reader, player: PersonFacts, when: When): Promise<Usage> {
  const { Seconds, Bet, Spent } = await dayOf(db, personOf(player), taipeiDay(when.now));
  return { used: { time: Seconds, play: Bet, spend: Spent }, unpaid: await openOrders(db, player, when) };
}

async function openOrders(db: Reader, player: PersonFacts, { nowText }: When): Promise<number> {
  const accounts = await accountsOf(db, player);
  return db.table('orders').sum('Price', {
    PlayerID: { in: accounts.map(({ PlayerID }) => PlayerID) },
    State: { in: UNPAID_STATES },
    ExpireTime: { gt: nowText },
  });
}

export async function ownLimitsOf(db: Reader, player: PersonFacts, when: When): Promise<OwnLimits> {
  const { now } = when;
  const row = await limitsOf(db, personOf(player));
  const { used, unpaid } = await usedToday(db, player, when);
  return {
    DayEnds: new Date(nextTaipeiMidnight(now)).toISOString(),
    Limits: LIMIT_KINDS.map((Kind) => {
      const { limit, pending } = limitAt(stateOf(row, Kind), now);
      return {
        Kind,
        Used: used[Kind],
        Unpaid: Kind === 'spend' ? unpaid : 0,
        ...(limit !== undefined && { Limit: limit }),
        ...(pending !== undefined && {
          Pending: {
            From: new Date(pending.from).toISOString(),
            ...(pending.limit !== undefined && { Limit: pending.limit }),
          },
        }),
      };
    }),
    Reminder: ReminderMinutes.parse(row.Reminder),
    Run: runAt(row, now).Run,
    BreakDue: isBreakDue(row, now),
  };
}

/**
 * Pushes a person's limits to all of the person's accounts and connections.
 * @param exceptConnection the connection that gets them as its answer
 * @returns the limits
 */
export async function publishLimits(
  tx: Transaction,
  when: When,
  player: PersonFacts,
  exceptConnection?: string,
): Promise<OwnLimits> {
  const limits = await ownLimitsOf(tx, player, when);
  for (const { PlayerID } of await accountsOf(tx, player))
    publish(tx, ownLimitsChanged, topicOf.player(PlayerID), limits, exceptConnection);
  return limits;
}
