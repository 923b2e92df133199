import { FOREVER } from '#protocol/rules/ownLimit.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { assertNotExcluded, phoneWay } from './exclusion.ts';
import { accountsOf, type PersonFacts } from './person.ts';
import { assertPauseOver } from './assertPauseOver.ts';
import type { SigningKeys } from './signingKeys.ts';

/** A pause as the client gets it. A permanent pause has no end. */
export const serializePause = (until: string, nowText: string) => ({
  Suspended: until > nowText,
  Until: until === FOREVER ? '' : until,
  Forever: until === FOREVER,
});

/**
 * Throws if the player paused any of their accounts, deleted accounts included, because a pause applies to the person.
 *
 * @param keys of the service, which hash exclusions
 * @param now milliseconds
 * @throws Failure 300038 with the end and the seconds left, or without them for a permanent pause
 */
export async function assertNotPaused(db: Reader, keys: SigningKeys, player: PersonFacts, now: number): Promise<void> {
  assertNonePaused(await accountsOf(db, player), now);
  if (player.Phone !== '') await assertNotExcluded(db, keys, phoneWay(player.Phone), now);
}

/**
 * Throws if a paused account signed in by this browser, so that its player cannot start again as a guest or with a new account.
 *
 * @throws Failure as `assertNotPaused`
 */
export async function assertNoPauseHere(db: Reader, DeviceHash: string, now: number): Promise<void> {
  const devices = await db.table('devices').find({ where: { DeviceHash } });
  const keys = devices.map(({ PlayerID }) => [PlayerID] as const);
  assertNonePaused(
    (await db.table('players').getMany(keys)).flatMap((row) => row ?? []),
    now,
  );
}

function assertNonePaused(accounts: readonly Pick<PlayerRow, 'PausedUntil'>[], now: number): void {
  const until =
    accounts
      .map(({ PausedUntil }) => PausedUntil)
      .toSorted()
      .at(-1) ?? '';
  assertPauseOver(until, until, now);
}
