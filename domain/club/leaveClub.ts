import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { clubMemberLeft } from '#protocol/operations/club.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { changeOf, partFromClub } from './membership.ts';
import { lockedOffice } from './office.ts';
import { postInClub } from './postInClub.ts';

export const leaveClub = answer(operations.leaveClub, async (_request, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'leave');
  if (me.ClubRole === 'leader') fail(300015);
  const left = await partFromClub(tx, club, me);
  publish(tx, clubMemberLeft, topicOf.club(club.ClubID), changeOf(left, me, ''));
  await postInClub(tx, context, left, `${me.Name} 離開了俱樂部。`);
  return {};
});
