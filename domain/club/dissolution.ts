import { fail } from '#protocol/failure.ts';
import { clubMembershipChanged } from '#protocol/operations/club.ts';
import * as operations from '#protocol/operations/clubOffice.ts';
import { clubDissolved, clubDissolving } from '#protocol/operations/clubOffice.ts';
import { membershipChanged } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { dropSkeleton } from '../name/nameSkeletons.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { allianceLock, partFromAlliance } from './allianceMembership.ts';
import { clubLock, type ClubRow, lockedOffice, vaultOf } from './office.ts';
import { postInClub } from './postInClub.ts';

const NOTICE_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 200;

export const dissolveClub = answer(operations.dissolveClub, async (_request, context, tx) => {
  const { club } = await lockedOffice(tx, context.player, 'dissolve');
  if (club.DissolveTime !== '') fail(200106);
  if (await holdsGold(tx, club.ClubID)) fail(300013);
  const DissolveTime = new Date(context.now + NOTICE_MS).toISOString();
  await tx.table('clubs').update({ ClubID: club.ClubID }, { DissolveTime });
  publish(tx, clubDissolving, topicOf.club(club.ClubID), { ClubID: club.ClubID, DissolveTime });
  await postInClub(tx, context, club, '會長已提出解散，俱樂部將於 24 小時後解散。');
  return { DissolveTime };
});

/** Whether the vault holds gold, or coupons whose gold may return to it. */
const holdsGold = async (db: Reader, ClubID: string): Promise<boolean> =>
  (await vaultOf(db, ClubID)) > 0 || (await db.table('clubCoupons').count({ ClubID, Status: 'open' })) > 0;

export const cancelClubDissolution = answer(operations.cancelClubDissolution, async (_request, context, tx) => {
  const { club } = await lockedOffice(tx, context.player, 'dissolve');
  if (club.DissolveTime <= context.nowText) fail(300015);
  await tx.table('clubs').update({ ClubID: club.ClubID }, { DissolveTime: '' });
  publish(tx, clubDissolving, topicOf.club(club.ClubID), { ClubID: club.ClubID, DissolveTime: '' });
  await postInClub(tx, context, club, '會長已取消解散。');
  return {};
});

/**
 * Ends the next club whose notice is over, some members at a time. A club that holds gold continues.
 * @returns whether there may be more to do now
 */
export async function endNextClub(tx: Transaction, moment: Moment): Promise<boolean> {
  const [due] = await tx.table('clubs').find({
    where: { DissolveTime: { gt: '', lte: moment.nowText } },
    order: [['DissolveTime', 'asc']],
    limit: 1,
  });
  if (due === undefined) return false;
  const { ClubID } = due;
  await tx.lock([clubLock(ClubID), ...(due.AllianceID === '' ? [] : [allianceLock(due.AllianceID)])]);
  const club = await tx.table('clubs').get(ClubID);
  if (club === undefined || club.DissolveTime === '' || club.AllianceID !== due.AllianceID) return true;
  if (await holdsGold(tx, ClubID)) {
    await tx.table('clubs').update({ ClubID }, { DissolveTime: '' });
    publish(tx, clubDissolving, topicOf.club(ClubID), { ClubID, DissolveTime: '' });
    return true;
  }
  const members = await tx.table('clubMembers').find({
    where: { ClubID },
    order: [
      ['Rank', 'desc'],
      ['PlayerID', 'asc'],
    ],
    limit: BATCH_SIZE,
  });
  await letGo(
    tx,
    club,
    members.map(({ PlayerID }) => PlayerID),
  );
  if (members.length < BATCH_SIZE) await removeClub(tx, club);
  return true;
}

async function letGo(tx: Transaction, { ClubID, ClubName }: ClubRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.table('players').update({ PlayerID: { in: ids } }, { ClubID: '', ClubRole: '' });
  await tx.table('clubMembers').remove({ PlayerID: { in: ids } });
  await tx.table('clubs').add({ ClubID }, { MemberCount: -ids.length });
  for (const id of ids) {
    membershipChanged(tx, id);
    publish(tx, clubDissolved, topicOf.player(id), { ClubID, ClubName });
    publish(tx, clubMembershipChanged, topicOf.player(id), { ClubID: '', ClubName: '', ClubRole: '' });
  }
}

/** The club's records stay. Only the club, its open applications and its invitations are removed. */
async function removeClub(tx: Transaction, club: ClubRow): Promise<void> {
  const { ClubID } = club;
  if (club.AllianceID !== '') await partFromAlliance(tx, club);
  await tx.table('clubApplications').remove({ ClubID });
  await tx.table('clubInvitations').remove({ ClubID });
  await tx.table('allianceRequests').remove({ ClubID });
  await tx.table('clubs').remove({ ClubID });
  await dropSkeleton(tx, 'club', ClubID);
}
