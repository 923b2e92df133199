import { FOREVER } from '#protocol/rules/ownLimit.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { assertPauseOver } from './assertPauseOver.ts';
import { seal, sealsOf } from './secrets.ts';
import type { SigningKeys } from './signingKeys.ts';

/** How long a permanent pause continues after the account is deleted (decision 0119). */
const FOREVER_YEARS = 5;

type WayIn = string;
export const phoneWay = (phone: string): WayIn => `phone:${phone}`;
export const identityWay = (type: number, subject: string): WayIn => `identity:${type}:${subject}`;

/** The text is hashed with a purpose, so that the hash equals no other hash of the same text. */
const purposed = (way: WayIn): string => `exclusion:${way}`;

/** No other data of the player is stored. */
export async function excludeDeleted(
  tx: Transaction,
  { now, nowText, ports }: Moment,
  player: Pick<PlayerRow, 'PlayerID' | 'Phone' | 'PausedUntil'>,
): Promise<void> {
  const { PlayerID, Phone, PausedUntil } = player;
  if (PausedUntil <= nowText) return;
  const IsForGood = PausedUntil === FOREVER;
  const Expires = IsForGood ? yearsAfter(now, FOREVER_YEARS) : PausedUntil;
  const identities = await tx.table('identities').find({ where: { PlayerID } });
  const ways = [
    ...(Phone === '' ? [] : [phoneWay(Phone)]),
    ...identities.map(({ TPType, Subject }) => identityWay(TPType, Subject)),
  ];
  const exclusions = tx.table('exclusions');
  for (const way of ways) {
    const WayHash = seal(ports.secret, purposed(way));
    const before = await exclusions.get(WayHash);
    if (before !== undefined && before.Expires >= Expires) continue;
    await exclusions.remove({ WayHash });
    await exclusions.insert({ WayHash, Expires, IsForGood });
  }
}

function yearsAfter(now: number, years: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}

/**
 * Throws if a phone or an identity belongs to a player who paused and whose account is deleted.
 *
 * @param now milliseconds
 * @throws Failure 300038, as for a paused account
 */
export async function assertNotExcluded(db: Reader, keys: SigningKeys, way: WayIn, now: number): Promise<void> {
  const hashes = sealsOf(keys, purposed(way));
  const found = await db.table('exclusions').getMany(hashes.map((hash) => [hash] as const));
  for (const row of found)
    if (row !== undefined) assertPauseOver(row.IsForGood ? FOREVER : row.Expires, row.Expires, now);
}
