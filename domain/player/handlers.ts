import * as endpoints from '#protocol/endpoints/player.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/user.ts';
import * as wallet from '#protocol/operations/wallet.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { maskName } from '#protocol/rules/maskName.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { endSessions, prolongSession } from '../session/session.ts';
import { serializePause } from '../session/pause.ts';
import { accountsOf } from '../session/person.ts';
import { requireRecentProof } from '../session/recentProof.ts';
import { signedIn } from '../session/signedIn.ts';
import { bindBonusOf } from './bindBonus.ts';
import { boundPhoneOf } from './boundPhone.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { profileOf, userInfoOf, walletOf } from './serialize.ts';

export { modifyProfile } from './modifyProfile.ts';
export { getPrivacy, setPrivacy } from './privacy.ts';
export { reportPlayer } from './reportPlayer.ts';

export const getOwnProfile = answerEndpoint(endpoints.getOwnProfile, async (_request, { identity, now }, tx) => {
  if (identity === undefined) fail(100005);
  await prolongSession(tx, identity.session, now);
  return profileOf(tx, identity.player);
});

export const getWallet = answer(wallet.getWallet, (_request, { player }, db) => walletOf(db, player.PlayerID));

export const getUserInfo = answer(operations.getUserInfo, async ({ PlayerID }, { player }, db) =>
  userInfoOf(db, (await db.table('players').get(PlayerID)) ?? fail(100013), player),
);

export const getPlayerInfo = answerEndpoint(endpoints.getPlayerInfo, async ({ PlayerID }, context, db) =>
  userInfoOf(db, (await db.table('players').get(PlayerID)) ?? fail(100013), signedIn(context)),
);

export const getBoundAccounts = answer(operations.getBoundAccounts, (_request, { player }, db) =>
  boundPhoneOf(db, player),
);

export const getPhoneAccounts = answerEndpoint(endpoints.getPhoneAccounts, (_request, context, db) =>
  boundPhoneOf(db, signedIn(context)),
);

export const getBindIcon = answer(operations.getBindIcon, async (_request, { player, ports }, db) => {
  const bonus = await bindBonusOf(db, ports, player);
  return { ...bonus, Show: !bonus.Bound || bonus.CanReceive };
});

export const suspendPlayer = answerEndpoint(endpoints.suspendPlayer, async ({ Days }, context, tx) => {
  const { ports, address, now, nowText } = context;
  const player = signedIn(context);
  // The caller has a session, so no pause is active.
  if (Days === undefined) return serializePause(player.PausedUntil, nowText);
  // A stolen token could otherwise lock the person out of every account on the phone.
  requireRecentProof(context);
  const PausedUntil = Days === 'forever' ? FOREVER : new Date(now + Days * DAY_MS).toISOString();
  for (const { PlayerID } of await accountsOf(tx, player)) {
    await tx.table('players').update({ PlayerID }, { PausedUntil });
    await endSessions(tx, ports, { playerID: PlayerID, address }, 'paused');
  }
  return serializePause(PausedUntil, nowText);
});

export const getBanRecords = answerEndpoint(endpoints.getBanRecords, async (page, _context, db) => {
  const order = [['From', 'desc']] as const;
  const { rows, total } = await findPage(db, 'playerBans', { where: { LiftTime: '' }, order }, page);
  const ids = [...new Set(rows.map(({ PlayerID }) => PlayerID))];
  const players = await db.table('players').find({ where: { PlayerID: { in: ids } } });
  const names = new Map(players.map(({ PlayerID, Name }) => [PlayerID, Name]));
  return {
    List: rows.map(({ PlayerID, Reason, From, Until }) => ({
      PlayerID: maskName(PlayerID),
      Name: maskName(names.get(PlayerID) ?? ''),
      Reason,
      From,
      Until,
    })),
    Total: total,
  };
});
