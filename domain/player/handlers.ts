import {
  getBanRecords,
  getOwnProfile,
  getPhoneAccounts,
  getPlayerInfo,
  suspendPlayer,
} from '#protocol/endpoints/player.ts';
import { fail } from '#protocol/failure.ts';
import { getBindIcon, getBoundAccounts, getUserInfo, getWallet } from '#protocol/operations/user.ts';
import { maskName } from '#protocol/rules/maskName.ts';
import { endSessions, prolongSession } from '../session/session.ts';
import { signedIn } from '../session/signedIn.ts';
import { bindBonusOf } from './bindBonus.ts';
import { boundPhoneOf } from './boundPhone.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { findPage } from '../store/page.ts';
import { profileOf, userInfoOf, walletOf } from './serialize.ts';

export { profileModified } from './modify.ts';
export { privacy, privacySet } from './privacy.ts';
export { reported } from './report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const ownProfile = answerEndpoint(getOwnProfile, async (_request, { identity, now }, tx) => {
  if (identity === undefined) fail(100005);
  await prolongSession(tx, identity.session, now);
  return profileOf(tx, identity.player);
});

export const wallet = answer(getWallet, (_request, { player }, db) => walletOf(db, player.PlayerID));

export const userInfo = answer(getUserInfo, async ({ PlayerID }, { player, now }, db) =>
  userInfoOf(db, (await db.table('players').get(PlayerID)) ?? fail(100013), player, now),
);

export const playerInfo = answerEndpoint(getPlayerInfo, async ({ PlayerID }, context, db) =>
  userInfoOf(db, (await db.table('players').get(PlayerID)) ?? fail(100013), signedIn(context), context.now),
);

export const boundAccounts = answer(getBoundAccounts, (_request, { player }, db) => boundPhoneOf(db, player));

export const phoneAccounts = answerEndpoint(getPhoneAccounts, (_request, context, db) =>
  boundPhoneOf(db, signedIn(context)),
);

export const bindIcon = answer(getBindIcon, async (_request, { player }, db) => {
  const bonus = await bindBonusOf(db, player);
  return { ...bonus, Show: !bonus.Bound || bonus.CanReceive };
});

export const suspended = answerEndpoint(suspendPlayer, async ({ Days }, context, tx) => {
  const { ports, address } = context;
  const { PlayerID, PausedUntil } = signedIn(context);
  // Whoever asks has a session, hence no pause holds.
  if (Days === undefined) return { Suspended: false, Until: PausedUntil };
  const Until = new Date(context.now + Days * DAY_MS).toISOString();
  await tx.table('players').update({ PlayerID }, { PausedUntil: Until });
  await endSessions(tx, ports, { playerID: PlayerID, address }, 'paused');
  return { Suspended: true, Until };
});

export const banRecords = answerEndpoint(getBanRecords, async (page, _context, db) => {
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
