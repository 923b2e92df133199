import { type CLUB_ACHIEVEMENT_KINDS, VAULT_RECORD } from '#protocol/entities/club.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/clubVault.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import { type ClubRow, lockedOffice, office } from './office.ts';
import { moveVault } from './vaultMoves.ts';

const { Achievements } = ECONOMY.Club;

export const getClubAchievements = answer(operations.getClubAchievements, async (_request, { player }, db) => {
  const { club } = await office(db, player, 'read');
  const claimed = await db.table('clubAchievements').find({ where: { ClubID: club.ClubID } });
  const claimedIDs = new Set(claimed.map(({ AchievementID }) => AchievementID));
  const progress = await progressOf(db, club);
  return {
    List: Achievements.map((achievement) => ({
      ...achievement,
      Progress: Math.min(progress[achievement.Kind], achievement.Target),
      Claimed: claimedIDs.has(achievement.AchievementID),
    })),
  };
});

export const claimClubAchievement = answer(operations.claimClubAchievement, async ({ AchievementID }, context, tx) => {
  const { club, me } = await lockedOffice(tx, context.player, 'claimAchievement');
  const achievement = Achievements.find((each) => each.AchievementID === AchievementID);
  if (achievement === undefined) fail(200110);
  const { ClubID } = club;
  const kept = tx.table('clubAchievements');
  if ((await kept.get(ClubID, AchievementID)) !== undefined) fail(300012);
  if ((await progressOf(tx, club))[achievement.Kind] < achievement.Target) fail(300013);
  await kept.insert({ ClubID, AchievementID, ClaimerID: me.PlayerID, CreateTime: context.nowText });
  const { Vault } = await moveVault(tx, context, {
    ClubID,
    Kind: VAULT_RECORD.achievement,
    Reason: 'achievement',
    ActorID: me.PlayerID,
    PlayerID: '',
    Other: 'house:clubAchievements',
    Change: achievement.Reward,
  });
  return { Vault };
});

async function progressOf(
  db: Reader,
  club: ClubRow,
): Promise<Readonly<Record<(typeof CLUB_ACHIEVEMENT_KINDS)[number], number>>> {
  const alliance = club.AllianceID === '' ? undefined : await db.table('alliances').get(club.AllianceID);
  return {
    members: club.MemberCount,
    contribution: club.Contribution,
    level: club.Level,
    chat: club.HasChat ? 1 : 0,
    alliance: alliance?.ClubCount ?? 0,
  };
}
