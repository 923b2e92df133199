import type { LimitKind } from '#protocol/entities/ownLimit.ts';
import { fail } from '#protocol/failure.ts';
import { limitAt } from '#protocol/rules/ownLimit.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { type PersonFacts, personOf } from '../session/person.ts';
import { nextTaipeiMidnight, taipeiDay } from '../taipei.ts';
import { usedToday } from './readLimits.ts';
import { dayOf, limitsOf, stateOf } from './rows.ts';

type When = Pick<Moment, 'now' | 'nowText'>;

/** @throws Failure 300037 */
const refuse = (Kind: LimitKind, now: number): never =>
  fail(300037, { Kind, Until: new Date(nextTaipeiMidnight(now)).toISOString() });

/**
 * Checks the limits of play that the player set: the limit of time and the limit of bets.
 * @param bet gold; 0 when the player enters a game, which needs a rest of the limit
 * @throws Failure 300037 with the kind and the end of the day
 */
export async function assertMayPlay(db: Reader, player: PersonFacts, { now }: When, bet: number): Promise<void> {
  const owner = personOf(player);
  const row = await limitsOf(db, owner);
  const time = limitAt(stateOf(row, 'time'), now).limit;
  const play = limitAt(stateOf(row, 'play'), now).limit;
  if (time === undefined && play === undefined) return;
  const { Seconds, Bet } = await dayOf(db, owner, taipeiDay(now));
  if (time !== undefined && Seconds >= time) refuse('time', now);
  if (play !== undefined && Bet + Math.max(1, bet) > play) refuse('play', now);
}

/**
 * Checks that today's time of play is not used up, which a turn of chance requires.
 * @throws Failure 300037
 */
export async function assertTimeLeft(db: Reader, player: PersonFacts, { now }: When): Promise<void> {
  const owner = personOf(player);
  const time = limitAt(stateOf(await limitsOf(db, owner), 'time'), now).limit;
  if (time === undefined) return;
  if ((await dayOf(db, owner, taipeiDay(now))).Seconds >= time) refuse('time', now);
}

/**
 * Checks the player's limit of spending; other open orders count too.
 * @param price NT$
 * @throws Failure 300037
 */
export async function assertMaySpend(db: Reader, player: PersonFacts, when: When, price: number): Promise<void> {
  const spend = limitAt(stateOf(await limitsOf(db, personOf(player)), 'spend'), when.now).limit;
  if (spend === undefined) return;
  const { used, unpaid } = await usedToday(db, player, when);
  if (used.spend + unpaid + price > spend) refuse('spend', when.now);
}

/** The lock for a person's limits and counts. */
export const limitLock = (player: PersonFacts): string => `limits:${personOf(player)}`;
