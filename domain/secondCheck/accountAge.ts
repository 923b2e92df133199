import { fail } from '#protocol/failure.ts';
import { givingOpensAt } from '#protocol/rules/giving.ts';
import type { PlayerRow } from '../dispatch/context.ts';

/**
 * Accounts younger than 24 hours cannot give gold, because a phone can create five accounts in a minute.
 * @param now milliseconds
 * @throws Failure 300039 with the time when it opens and the seconds until then
 */
export function assertOldEnoughToGive({ RegistTime }: Pick<PlayerRow, 'RegistTime'>, now: number): void {
  const opens = givingOpensAt(RegistTime);
  if (now >= opens) return;
  fail(300039, { RemainingTime: Math.ceil((opens - now) / 1000), Until: new Date(opens).toISOString() });
}
