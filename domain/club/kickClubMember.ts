import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { clubMemberKicked, kickedFromClub } from '#protocol/operations/club.ts';
import { mayKick } from '#protocol/rules/club.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { changeOf, partFromClub } from './membership.ts';
import { fellowOf, lockedOffice, playerLock } from './office.ts';
import { postInClub } from './postInClub.ts';

export const kickClubMember = answer(operations.kickClubMember, async ({ PlayerID }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'kick', [playerLock(PlayerID)]);
  if (PlayerID === me.PlayerID) fail(300018);
  const fellow = await fellowOf(tx, club, PlayerID);
  if (!mayKick(me.ClubRole, fellow.ClubRole)) fail(200107);
  const left = await partFromClub(tx, club, fellow);
  publish(tx, kickedFromClub, topicOf.player(PlayerID), { ClubID: club.ClubID, ClubName: club.ClubName });
  publish(tx, clubMemberKicked, topicOf.club(club.ClubID), changeOf(left, fellow, ''));
  await postInClub(tx, context, left, `${fellow.Name} 已被請出俱樂部。`);
  return { MemberCount: left.MemberCount };
});
