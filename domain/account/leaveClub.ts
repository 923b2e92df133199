import { ITEM } from '#protocol/entities/wallet.ts';
import { changeRole, partFromClub } from '../club/membership.ts';
import { clubLock, type ClubRow, playerLock, RANK, vaultOf, vaultOwner } from '../club/office.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Reader, Transaction } from '../ports/store.ts';

export async function locksOfLeaving(db: Reader, player: PlayerRow): Promise<readonly string[]> {
  if (player.ClubID === '') return [];
  const heir = await heirOf(db, player);
  return [clubLock(player.ClubID), ...(heir === undefined ? [] : [playerLock(heir)])];
}

/**
 * Takes a player out of the club. If the player became the leader within the grace period, the first deputy becomes the leader, otherwise
 * the member who contributed most. A club without other members is dissolved, and its vault goes to the house. The caller holds the locks.
 */
export async function leaveClubForGood(tx: Transaction, moment: Moment, player: PlayerRow): Promise<void> {
  const club = player.ClubID === '' ? undefined : await tx.table('clubs').get(player.ClubID);
  if (club === undefined) return;
  if (player.ClubRole === 'leader') {
    const heirID = await heirOf(tx, player);
    const heir = heirID === undefined ? undefined : await tx.table('players').get(heirID);
    if (heir === undefined) await endClub(tx, moment, club);
    else {
      const offered = { SuccessorID: '', SuccessionExpires: '' };
      await tx.table('clubs').update({ ClubID: club.ClubID }, { LeaderID: heir.PlayerID, ...offered });
      await changeRole(tx, club, heir, 'leader');
    }
  }
  await partFromClub(tx, club, player);
}

async function heirOf(db: Reader, { PlayerID, ClubID, ClubRole }: PlayerRow): Promise<string | undefined> {
  if (ClubRole !== 'leader') return undefined;
  const [heir] = await db.table('clubMembers').find({
    where: { ClubID, Rank: { gt: RANK.leader }, PlayerID: { not: PlayerID } },
    order: [
      ['Rank', 'asc'],
      ['Contribution', 'desc'],
    ],
    limit: 1,
  });
  return heir?.PlayerID;
}

/** The job for dissolved clubs removes the empty club. */
async function endClub(tx: Transaction, { nowText }: Moment, { ClubID }: ClubRow): Promise<void> {
  const gold = await vaultOf(tx, ClubID);
  if (gold > 0)
    await transferWithin(tx, nowText, {
      ID: `deletion:club:${ClubID}`,
      Reason: 'forfeit',
      Source: 'deletion',
      Lines: [
        { Owner: vaultOwner(ClubID), ItemID: ITEM.gold, Amount: -gold },
        { Owner: 'house:deletion', ItemID: ITEM.gold, Amount: gold },
      ],
    });
  await tx.table('clubs').update({ ClubID }, { DissolveTime: nowText });
}
