import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { clubInvitationArrived } from '#protocol/operations/club.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { summaryOf } from '../player/serialize.ts';
import { hasBlocked } from '../player/blocked.ts';
import { joinClub, assertNotFull } from './membership.ts';
import { clubLock, lockedOffice, playerLock, playersByID } from './office.ts';
import { clubInfo, clubSummaries, clubSummary, invitationExpires, oldestInvitation } from './serialize.ts';
import { isGuestPlayer } from '../session/guest.ts';

export const inviteToClub = answer(operations.inviteToClub, async ({ PlayerID }, { player, now, nowText }, tx) => {
  const { club, me } = await lockedOffice(tx, player, 'invite', [playerLock(PlayerID)]);
  const guest = await tx.table('players').get(PlayerID);
  if (guest === undefined) fail(100013);
  if (guest.ClubID !== '') fail(200103);
  if (isGuestPlayer(guest)) fail(200121);
  if (await hasBlocked(tx, PlayerID, me.PlayerID)) fail(300017);
  assertNotFull(club);
  const invitations = tx.table('clubInvitations');
  const isOpen = { gt: oldestInvitation(now) };
  if ((await invitations.count({ PlayerID, ClubID: club.ClubID, CreateTime: isOpen })) > 0) fail(200106);
  const open = await invitations.count({ ClubID: club.ClubID, CreateTime: isOpen });
  if (open >= ECONOMY.Club.OpenInvitations) fail(300014);
  await invitations.remove({ PlayerID, ClubID: club.ClubID });
  await invitations.insert({ PlayerID, ClubID: club.ClubID, InviterID: me.PlayerID, CreateTime: nowText });
  const Expires = invitationExpires(nowText);
  publish(tx, clubInvitationArrived, topicOf.player(PlayerID), {
    Club: await clubSummary(tx, club, now),
    Inviter: summaryOf(me),
    CreateTime: nowText,
    Expires,
  });
  return { Expires };
});

export const getClubInvitations = answer(operations.getClubInvitations, async (_request, { player, now }, db) => {
  const rows = await db.table('clubInvitations').find({
    where: { PlayerID: player.PlayerID, CreateTime: { gt: oldestInvitation(now) } },
    order: [
      ['CreateTime', 'desc'],
      ['ClubID', 'asc'],
    ],
    limit: 100,
  });
  const clubs = await db.table('clubs').find({ where: { ClubID: { in: rows.map(({ ClubID }) => ClubID) } } });
  const summaries = new Map((await clubSummaries(db, clubs, now)).map((summary) => [summary.ClubID, summary]));
  const inviterIDs = rows.map(({ InviterID }) => InviterID);
  const inviters = new Map((await playersByID(db, inviterIDs)).map((row) => [row.PlayerID, summaryOf(row)]));
  return {
    List: rows.flatMap(({ ClubID, InviterID, CreateTime }) => {
      const [Club, Inviter] = [summaries.get(ClubID), inviters.get(InviterID)];
      if (Club === undefined || Inviter === undefined) return [];
      return { Club, Inviter, CreateTime, Expires: invitationExpires(CreateTime) };
    }),
  };
});

export const acceptClubInvitation = answer(operations.acceptClubInvitation, async ({ ClubID }, context, tx) => {
  const { PlayerID } = context.player;
  await tx.lock([clubLock(ClubID), playerLock(PlayerID)]);
  const player = (await tx.table('players').get(PlayerID)) ?? context.player;
  if (player.ClubID !== '') fail(200103);
  const invitation = await tx.table('clubInvitations').get(PlayerID, ClubID);
  const club = await tx.table('clubs').get(ClubID);
  if (club === undefined || (invitation?.CreateTime ?? '') <= oldestInvitation(context.now)) fail(300011);
  const joined = await joinClub(tx, context, club, player, 'member');
  return clubInfo(tx, joined.club, joined.player, context);
});

export const declineClubInvitation = answer(operations.declineClubInvitation, async ({ ClubID }, { player }, tx) => {
  await tx.lock([clubLock(ClubID), playerLock(player.PlayerID)]);
  if ((await tx.table('clubInvitations').remove({ ClubID, PlayerID: player.PlayerID })) === 0) fail(300011);
  return {};
});
