import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { clubApplicationArrived, clubApplicationRefused } from '#protocol/operations/club.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { applicationState, reapplyTime } from './applicationState.ts';
import { joinClub, assertNotFull } from './membership.ts';
import { clubLock, lockedOffice, office, officersOf, playerLock, playersByID } from './office.ts';
import { clubMembers, clubSummaries, serializeApplication } from './serialize.ts';

export const applyToClub = answer(operations.applyToClub, async ({ ClubID }, { player, nowText, ports }, tx) => {
  await tx.lock([clubLock(ClubID), playerLock(player.PlayerID)]);
  // The time is read after the lock, so that no refusal is in the future.
  const readText = new Date(ports.clock.now()).toISOString();
  const club = await tx.table('clubs').get(ClubID);
  if (club === undefined) fail(200098);
  await assertFit(tx, player.PlayerID);
  const applications = tx.table('clubApplications');
  const { Application, ReapplyTime } = applicationState(await applications.get(ClubID, player.PlayerID), readText);
  if (Application === 'open') fail(200100);
  if (Application === 'refused') fail(100017, { RemainingTime: secondsBetween(nowText, ReapplyTime) });
  if (!club.AcceptsApplications || club.DissolveTime !== '') fail(200104);
  if (player.VIPLevel < club.LeastVIPLevel) fail(200065);
  assertNotFull(club);
  await applications.remove({ ClubID, PlayerID: player.PlayerID });
  await applications.insert({
    ClubID,
    PlayerID: player.PlayerID,
    Status: 'open',
    CreateTime: nowText,
    RefuseTime: '',
  });
  for (const { PlayerID } of await officersOf(tx, ClubID))
    publish(tx, clubApplicationArrived, topicOf.player(PlayerID), serializeApplication(club, player, nowText));
  return { CreateTime: nowText };
});

const secondsBetween = (from: string, until: string): number =>
  Math.ceil((Date.parse(until) - Date.parse(from)) / 1000);

/** @throws Failure 200114 without a phone, 200103 if the player is already in a club */
async function assertFit(db: Reader, playerID: string): Promise<void> {
  const player = await db.table('players').get(playerID);
  if ((player?.Phone ?? '') === '') fail(200114);
  if (player?.ClubID !== '') fail(200103);
}

export const withdrawClubApplication = answer(
  operations.withdrawClubApplication,
  async ({ ClubID }, { player }, tx) => {
    await tx.lock([clubLock(ClubID), playerLock(player.PlayerID)]);
    const open = { ClubID, PlayerID: player.PlayerID, Status: 'open' };
    if ((await tx.table('clubApplications').remove(open)) === 0) fail(300011);
    return {};
  },
);

export const getClubApplications = answer(operations.getClubApplications, async (page, { player }, db) => {
  const { club } = await office(db, player, 'decideApplications');
  const where = { ClubID: club.ClubID, Status: 'open' };
  const { rows, total } = await findPage(db, 'clubApplications', { where, order: [['CreateTime', 'asc']] }, page);
  const applicants = await playersByID(
    db,
    rows.map(({ PlayerID }) => PlayerID),
  );
  const timeOf = new Map(rows.map(({ PlayerID, CreateTime }) => [PlayerID, CreateTime]));
  return {
    List: applicants.map((applicant) =>
      serializeApplication(club, applicant, timeOf.get(applicant.PlayerID) ?? club.CreateTime),
    ),
    Total: total,
  };
});

export const getOwnClubApplications = answer(
  operations.getOwnClubApplications,
  async (_request, { player, now }, db) => {
    const rows = await db.table('clubApplications').find({
      where: { PlayerID: player.PlayerID, Status: 'open' },
      order: [
        ['CreateTime', 'desc'],
        ['ClubID', 'asc'],
      ],
      limit: 100,
    });
    const clubs = await db.table('clubs').find({ where: { ClubID: { in: rows.map(({ ClubID }) => ClubID) } } });
    const summaries = new Map((await clubSummaries(db, clubs, now)).map((summary) => [summary.ClubID, summary]));
    return {
      List: rows.flatMap(({ ClubID, CreateTime }) => {
        const Club = summaries.get(ClubID);
        return Club === undefined ? [] : { Club, CreateTime };
      }),
    };
  },
);

export const approveClubApplication = answer(operations.approveClubApplication, async ({ PlayerID }, context, tx) => {
  const { club } = await lockedOffice(tx, context.player, 'decideApplications', [playerLock(PlayerID)]);
  const applicant = await applicantOf(tx, club.ClubID, PlayerID);
  await joinClub(tx, context, club, applicant, 'member');
  const memberships = await tx.table('clubMembers').find({ where: { PlayerID } });
  const [member] = await clubMembers(tx, memberships, context.now);
  return member ?? fail(300011);
});

export const refuseClubApplication = answer(
  operations.refuseClubApplication,
  async ({ PlayerID }, { player, nowText }, tx) => {
    const { club } = await lockedOffice(tx, player, 'decideApplications', [playerLock(PlayerID)]);
    await applicantOf(tx, club.ClubID, PlayerID);
    await tx
      .table('clubApplications')
      .update({ ClubID: club.ClubID, PlayerID }, { Status: 'refused', RefuseTime: nowText });
    const ReapplyTime = reapplyTime(nowText);
    publish(tx, clubApplicationRefused, topicOf.player(PlayerID), {
      ClubID: club.ClubID,
      ClubName: club.ClubName,
      ReapplyTime,
    });
    return { ReapplyTime };
  },
);

/** @throws Failure 300011 if the player has no open application to the club */
async function applicantOf(tx: Transaction, clubID: string, playerID: string): Promise<PlayerRow> {
  const application = await tx.table('clubApplications').get(clubID, playerID);
  const applicant = await tx.table('players').get(playerID);
  return application?.Status === 'open' && applicant !== undefined ? applicant : fail(300011);
}
