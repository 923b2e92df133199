import { getOwnProfile } from '#protocol/endpoints/player.ts';
import { fail } from '#protocol/failure.ts';
import { getUserInfo, getWallet } from '#protocol/operations/user.ts';
import { prolongSession } from '../auth/session.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { profileOf, userInfoOf, walletOf } from './present.ts';

export const ownProfile = answerEndpoint(getOwnProfile, async (_request, { identity, now }, tx) => {
  if (identity === undefined) fail(100005);
  await prolongSession(tx, identity.session, now);
  return profileOf(tx, identity.player);
});

export const wallet = answer(getWallet, (_request, { player }, db) => walletOf(db, player.PlayerID));

export const userInfo = answer(getUserInfo, async ({ PlayerID }, _context, db) => {
  const found = await db.table('players').get(PlayerID);
  if (found === undefined) fail(100013);
  return userInfoOf(db, found);
});
