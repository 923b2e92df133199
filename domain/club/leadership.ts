import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubOffice.ts';
import {
  clubLeadershipAnswered,
  clubLeadershipOffered,
  clubSuccessorChanged,
} from '#protocol/operations/clubOffice.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { ECONOMY } from '../economy.ts';
import { secondCheck } from '../secondCheck/secondCheck.ts';
import { hasCheckedDeposit } from './checkedDeposits.ts';
import { changeRole, endOffer } from './membership.ts';
import { fellowOf, lockedOffice, playerLock, RANK, vaultOf } from './office.ts';
import { clubInfo } from './serialize.ts';
import { postInClub } from './postInClub.ts';

const OFFER_MS = 24 * 60 * 60 * 1000;

export const changeClubLeader = answer(operations.changeClubLeader, async ({ PlayerID, Password }, context, tx) => {
  const { player, now, nowText } = context;
  const { club, me } = await lockedOffice(tx, player, 'changeLeader', [playerLock(PlayerID)]);
  if (PlayerID === me.PlayerID) fail(300018);
  await fellowOf(tx, club, PlayerID);
  if (club.SuccessorID !== '' && club.SuccessionExpires > nowText) fail(200106);
  const refusal = await secondCheck(tx, context, {
    amount: await vaultOf(tx, club.ClubID),
    password: Password,
    field: 'PlayerID',
    isRisky: hasCheckedDeposit(club, context),
  });
  if (refusal !== undefined) return refusal;
  const Expires = new Date(now + OFFER_MS).toISOString();
  await tx.table('clubs').update({ ClubID: club.ClubID }, { SuccessorID: PlayerID, SuccessionExpires: Expires });
  publish(tx, clubLeadershipOffered, topicOf.player(PlayerID), {
    ClubID: club.ClubID,
    ClubName: club.ClubName,
    LeaderName: me.Name,
    Expires,
  });
  publish(tx, clubSuccessorChanged, topicOf.club(club.ClubID), { ClubID: club.ClubID, PlayerID, Expires });
  return { Expires };
});

export const answerClubLeadership = answer(operations.answerClubLeadership, async ({ Accept }, context, tx) => {
  const { player, nowText } = context;
  const leaderID = (await tx.table('clubs').get(player.ClubID))?.LeaderID ?? '';
  const { club, me } = await lockedOffice(tx, player, 'read', leaderID === '' ? [] : [playerLock(leaderID)]);
  if (club.SuccessorID !== me.PlayerID || club.SuccessionExpires <= nowText) fail(300011);
  const former = await fellowOf(tx, club, club.LeaderID);
  await endOffer(tx, club);
  publish(tx, clubLeadershipAnswered, topicOf.player(former.PlayerID), {
    ClubID: club.ClubID,
    PlayerID: me.PlayerID,
    Name: me.Name,
    Accept,
  });
  if (Accept) {
    await tx.table('clubs').update({ ClubID: club.ClubID }, { LeaderID: me.PlayerID });
    await changeRole(tx, club, former, 'member');
    await changeRole(tx, club, me, 'leader');
    await postInClub(tx, context, club, `${me.Name} 成為新任會長。`);
  }
  const changed = (await tx.table('clubs').get(club.ClubID)) ?? club;
  return clubInfo(tx, changed, Accept ? { ...me, ClubRole: 'leader' } : me, context);
});

export const withdrawClubLeadership = answer(
  operations.withdrawClubLeadership,
  async (_request, { player, nowText }, tx) => {
    const { club } = await lockedOffice(tx, player, 'changeLeader');
    if (club.SuccessorID === '' || club.SuccessionExpires <= nowText) fail(300011);
    await endOffer(tx, club);
    return {};
  },
);

export const setClubDeputy = answer(operations.setClubDeputy, async ({ PlayerID, Deputy }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'assignDeputies', [playerLock(PlayerID)]);
  if (PlayerID === me.PlayerID) fail(300018);
  const fellow = await fellowOf(tx, club, PlayerID);
  const role = Deputy ? 'deputy' : 'member';
  if (fellow.ClubRole === role) return clubInfo(tx, club, me, context);
  const deputies = await tx.table('clubMembers').count({ ClubID: club.ClubID, Rank: RANK.deputy });
  if (Deputy && deputies >= ECONOMY.Club.Deputies) fail(300014);
  await changeRole(tx, club, fellow, role);
  return clubInfo(tx, club, me, context);
});
