import * as endpoints from '#protocol/endpoints/devClub.ts';
import { fail } from '#protocol/failure.ts';
import { clubLock } from '../club/office.ts';
import { answerEndpoint } from '../dispatch/handler.ts';

export const setClubState = answerEndpoint(endpoints.setClubState, async ({ ClubID, MemberCount }, _context, tx) => {
  await tx.lock([clubLock(ClubID)]);
  const club = await tx.table('clubs').get(ClubID);
  if (club === undefined) fail(200098);
  await tx.table('clubs').update({ ClubID }, { MemberCount });
  return { MemberCount: club.MemberCount };
});
