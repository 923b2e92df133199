import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import type { AllianceInfo, AllianceSummary } from '#protocol/entities/club.ts';
import * as operations from '#protocol/operations/alliance.ts';
import { allianceRequestArrived } from '#protocol/operations/alliance.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { isImitation, addSkeleton, nameLock } from '../name/nameSkeletons.ts';
import { containing, nameKey } from '../player/name.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Reader, Transaction, Where } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { allianceLock, type AllianceRow, joinAlliance, partFromAlliance } from './allianceMembership.ts';
import { checkedName } from './createClub.ts';
import { clubLock, lockedOffice, type Office, office } from './office.ts';
import { clubSummaries, clubSummary } from './serialize.ts';

const { AllianceClubs, AllianceGold } = ECONOMY.Club;

export const searchAlliances = answer(operations.searchAlliances, async ({ Search, ...page }, _context, db) => {
  const typed = Search.trim();
  const named = typed === '' ? undefined : await db.table('alliances').get(typed);
  const where: Where<AllianceRow> =
    typed === ''
      ? {}
      : named === undefined
        ? { NameKey: containing(nameKey(typed)) }
        : { AllianceID: named.AllianceID };
  const { rows, total } = await findPage(db, 'alliances', { where, order: [['CreateTime', 'asc']] }, page);
  return { List: [...(await allianceSummaries(db, rows))], Total: total };
});

export const getAlliance = answer(operations.getAlliance, async ({ AllianceID }, { player, now }, db) => {
  const wanted = AllianceID ?? (await db.table('clubs').get(player.ClubID))?.AllianceID ?? '';
  const alliance = await db.table('alliances').get(wanted);
  return alliance === undefined ? fail(200111) : allianceInfo(db, alliance, now);
});

export const createAlliance = answer(operations.createAlliance, async ({ AllianceName: typed }, context, tx) => {
  const { nowText, ports } = context;
  const AllianceName = await checkedName(ports, typed);
  const NameKey = nameKey(AllianceName);
  const { club, me } = await lockedOffice(tx, context.player, 'alliance', [nameLock('alliance', AllianceName)]);
  if (club.AllianceID !== '') fail(300015);
  const AllianceID = ports.random.uuid();
  if ((await tx.table('alliances').count({ NameKey })) > 0) fail(200101);
  if (await isImitation(tx, 'alliance', AllianceID, AllianceName)) fail(200101);
  await transferWithin(tx, nowText, {
    ID: `alliance:${AllianceID}:found`,
    Reason: 'foundAlliance',
    Source: 'club',
    Lines: [
      { Owner: 'house:clubs', ItemID: ITEM.gold, Amount: AllianceGold },
      { Owner: `player:${me.PlayerID}`, ItemID: ITEM.gold, Amount: -AllianceGold },
    ],
  });
  const founded = { AllianceID, AllianceName, NameKey, LeaderClubID: club.ClubID, ClubCount: 0, CreateTime: nowText };
  await tx.table('alliances').insert(founded);
  await addSkeleton(tx, 'alliance', AllianceID, AllianceName);
  const joined = await joinAlliance(tx, founded, club);
  await publishWallet(tx, me.PlayerID);
  return allianceInfo(tx, joined, context.now);
});

export const requestAlliance = answer(
  operations.requestAlliance,
  async ({ AllianceID }, { player, now, nowText }, tx) => {
    const { club } = await lockedOffice(tx, player, 'alliance', [allianceLock(AllianceID)]);
    const alliance = await tx.table('alliances').get(AllianceID);
    if (alliance === undefined) fail(200111);
    if (club.AllianceID !== '') fail(300015);
    if ((await tx.table('allianceRequests').get(club.ClubID)) !== undefined) fail(200106);
    if (alliance.ClubCount >= AllianceClubs) fail(300014);
    await tx.table('allianceRequests').insert({ ClubID: club.ClubID, AllianceID, CreateTime: nowText });
    const leading = await tx.table('clubs').get(alliance.LeaderClubID);
    if (leading !== undefined)
      publish(tx, allianceRequestArrived, topicOf.player(leading.LeaderID), {
        Club: await clubSummary(tx, club, now),
        CreateTime: nowText,
      });
    return { CreateTime: nowText };
  },
);

export const withdrawAllianceRequest = answer(operations.withdrawAllianceRequest, async (_request, { player }, tx) => {
  const { club } = await lockedOffice(tx, player, 'alliance');
  if ((await tx.table('allianceRequests').remove({ ClubID: club.ClubID })) === 0) fail(300011);
  return {};
});

export const getAllianceRequests = answer(operations.getAllianceRequests, async (_request, { player, now }, db) => {
  const { club } = await office(db, player, 'alliance');
  const alliance = await ledBy(db, club.ClubID, club.AllianceID);
  const rows = await db.table('allianceRequests').find({
    where: { AllianceID: alliance.AllianceID },
    order: [
      ['CreateTime', 'asc'],
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
});

export const answerAllianceRequest = answer(
  operations.answerAllianceRequest,
  async ({ ClubID, Accept }, { player, now }, tx) => {
    const { club } = await allianceOffice(tx, player, [clubLock(ClubID)]);
    const alliance = await ledBy(tx, club.ClubID, club.AllianceID);
    const asking = await tx.table('clubs').get(ClubID);
    const asked = await tx.table('allianceRequests').get(ClubID);
    if (asked?.AllianceID !== alliance.AllianceID || asking === undefined) fail(300011);
    if (!Accept) {
      await tx.table('allianceRequests').remove({ ClubID });
      return allianceInfo(tx, alliance, now);
    }
    if (alliance.ClubCount >= AllianceClubs) fail(300014);
    return allianceInfo(tx, await joinAlliance(tx, alliance, asking), now);
  },
);

export const leaveAlliance = answer(operations.leaveAlliance, async (_request, { player }, tx) => {
  const { club } = await allianceOffice(tx, player, []);
  if (club.AllianceID === '') fail(200111);
  await partFromAlliance(tx, club);
  return {};
});

/**
 * The club of a leader, with the lock of its alliance held.
 * @throws Failure 200105, 200107, and 200111 if the club's alliance changed meanwhile
 */
async function allianceOffice(tx: Transaction, player: PlayerRow, others: readonly string[]): Promise<Office> {
  const allianceID = (await tx.table('clubs').get(player.ClubID))?.AllianceID ?? '';
  const locks = allianceID === '' ? others : [...others, allianceLock(allianceID)];
  const held = await lockedOffice(tx, player, 'alliance', locks);
  return held.club.AllianceID === allianceID ? held : fail(200111);
}

/** @throws Failure 200111 if the club is in no alliance, 200107 if another club leads it */
async function ledBy(db: Reader, clubID: string, allianceID: string): Promise<AllianceRow> {
  const alliance = allianceID === '' ? undefined : await db.table('alliances').get(allianceID);
  if (alliance === undefined) fail(200111);
  return alliance.LeaderClubID === clubID ? alliance : fail(200107);
}

async function allianceSummaries(db: Reader, rows: readonly AllianceRow[]): Promise<readonly AllianceSummary[]> {
  const leaders = await db
    .table('clubs')
    .find({ where: { ClubID: { in: rows.map(({ LeaderClubID }) => LeaderClubID) } } });
  const names = new Map(leaders.map(({ ClubID, ClubName }) => [ClubID, ClubName]));
  return rows.map(({ AllianceID, AllianceName, LeaderClubID, ClubCount, CreateTime }) => ({
    AllianceID,
    AllianceName,
    LeaderClubName: names.get(LeaderClubID) ?? '',
    ClubCount,
    ClubLimit: AllianceClubs,
    CreateTime,
  }));
}

/** The oldest club comes first. */
async function allianceInfo(db: Reader, alliance: AllianceRow, now: number): Promise<AllianceInfo> {
  const clubs = await db.table('clubs').find({
    where: { AllianceID: alliance.AllianceID },
    order: [
      ['CreateTime', 'asc'],
      ['ClubID', 'asc'],
    ],
  });
  const [summary] = await allianceSummaries(db, [alliance]);
  if (summary === undefined) throw new Error('an alliance was not presented');
  return { ...summary, LeaderClubID: alliance.LeaderClubID, Clubs: [...(await clubSummaries(db, clubs, now))] };
}
