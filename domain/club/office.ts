import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import { type ClubRight, mayInClub } from '#protocol/rules/club.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type ClubRow = RowOf<Tables['clubs']>;

/** The member and the club as currently committed. */
export interface Office {
  readonly club: ClubRow;
  readonly me: PlayerRow;
}

export const clubLock = (clubID: string): string => `club:${clubID}`;
export const playerLock = (playerID: string): string => `player:${playerID}`;

export const vaultOwner = (clubID: string): string => `house:club:${clubID}`;

export const vaultOf = async (db: Reader, clubID: string): Promise<number> =>
  (await db.table('accounts').get(vaultOwner(clubID), ITEM.gold))?.Balance ?? 0;

/** @throws Failure 200105 if the player is in no club, 200107 if the role does not have the right (decisions §6) */
export async function office(db: Reader, player: PlayerRow, right: ClubRight): Promise<Office> {
  const club = player.ClubID === '' ? undefined : await db.table('clubs').get(player.ClubID);
  if (club === undefined) fail(200105);
  if (!mayInClub(player.ClubRole, right)) fail(200107);
  return { club, me: player };
}

/**
 * Like `office`, but takes the locks of the club, the player and others first, and then reads everything again.
 * @param others further names to lock: `player:<id>`, `alliance:<id>`
 * @throws as `office`
 */
export async function lockedOffice(
  tx: Transaction,
  player: PlayerRow,
  right: ClubRight,
  others: readonly string[] = [],
): Promise<Office> {
  if (player.ClubID === '') fail(200105);
  await tx.lock([...new Set([clubLock(player.ClubID), playerLock(player.PlayerID), ...others])]);
  const me = await tx.table('players').get(player.PlayerID);
  if (me?.ClubID !== player.ClubID) fail(200105);
  return office(tx, me, right);
}

/** @throws Failure 200105 if the player is not in the club */
export async function fellowOf(db: Reader, club: ClubRow, playerID: string): Promise<PlayerRow> {
  const fellow = await db.table('players').get(playerID);
  if (fellow?.ClubID !== club.ClubID) fail(200105);
  return fellow;
}

/** The leader and the deputies. */
export async function officersOf(db: Reader, clubID: string): Promise<readonly PlayerRow[]> {
  const memberships = await db.table('clubMembers').find({
    where: { ClubID: clubID, Rank: { lt: RANK.member } },
    order: [
      ['Rank', 'asc'],
      ['PlayerID', 'asc'],
    ],
  });
  return playersByID(
    db,
    memberships.map(({ PlayerID }) => PlayerID),
  );
}

/** The order in lists. */
export const RANK = { leader: 1, deputy: 2, member: 3 } as const;

/** Members in the order of their ids, without deleted players. */
export async function playersByID(db: Reader, ids: readonly string[]): Promise<readonly PlayerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.table('players').find({ where: { PlayerID: { in: [...new Set(ids)] } } });
  const byID = new Map(rows.map((row) => [row.PlayerID, row]));
  return ids.flatMap((id) => byID.get(id) ?? []);
}
