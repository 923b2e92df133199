import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubOffice.ts';
import { clubChatOpened } from '#protocol/operations/clubOffice.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { lockedOffice } from './office.ts';
import { postInClub } from './postInClub.ts';

export const createClubChat = answer(operations.createClubChat, async (_request, context, tx) => {
  const { club } = await lockedOffice(tx, context.player, 'openChat');
  if (club.HasChat) fail(300012);
  await tx.table('clubs').update({ ClubID: club.ClubID }, { HasChat: true });
  publish(tx, clubChatOpened, topicOf.club(club.ClubID), { ClubID: club.ClubID });
  await postInClub(tx, context, { ...club, HasChat: true }, '俱樂部聊天室開放囉！');
  return { HasChat: true as const };
});
