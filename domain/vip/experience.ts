import type { LevelProgress, VipProgress } from '#protocol/entities/vip.ts';
import { levelRaised, vipRaised } from '#protocol/operations/vip.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { levelOf, levelThreshold, stepAfter, vipOf, vipProgress, vipStep, vipThreshold, within } from './levels.ts';

type Standing = Pick<PlayerRow, 'PlayerID' | 'Level' | 'VIPLevel'>;

interface Earned {
  readonly level: number;
  readonly vip: number;
}

/** The experience of a round or a purchase. */
interface Gained extends Earned {
  readonly staked: number;
}

/** The experience that counts. */
interface Counted extends Gained {
  /** The tier that an operator set, or 0. */
  readonly setVip: number;
}

const NOTHING: Gained = { level: 0, vip: 0, staked: 0 };

async function readEarned(db: Reader, { PlayerID, Level, VIPLevel }: Standing): Promise<Counted> {
  const row = await db.table('experience').get(PlayerID);
  return {
    level: within(row?.Level ?? 0, levelThreshold(Level), stepAfter(Level)),
    vip: within(row?.VIP ?? 0, vipThreshold(VIPLevel), vipStep(VIPLevel)),
    staked: row?.Staked ?? 0,
    // Before `SetVIP` existed, a tier that an operator set was only in `VIPLevel`, above the tier that the player had earned.
    setVip: Math.max(row?.SetVIP ?? 0, (row?.VIP ?? 0) < vipThreshold(VIPLevel) ? VIPLevel : 0),
  };
}

const levelProgress = (Level: number, { level }: Earned): LevelProgress => ({
  Level,
  Experience: level - levelThreshold(Level),
  Next: stepAfter(Level),
});

export const levelProgressOf = async (db: Reader, player: Standing): Promise<LevelProgress> =>
  levelProgress(player.Level, await readEarned(db, player));

export const vipProgressOf = async (db: Reader, player: Standing): Promise<VipProgress> =>
  vipProgress(player.VIPLevel, (await readEarned(db, player)).vip);

/**
 * Adds experience; a reached level or tier is stored for good and pushed.
 * @param gained points of experience, none below zero
 */
export async function gainExperience(tx: Transaction, PlayerID: string, gained: Partial<Gained>): Promise<void> {
  const { level: byLevel, vip: byVip, staked } = { ...NOTHING, ...gained };
  const player = byLevel + byVip > 0 ? await tx.table('players').get(PlayerID) : undefined;
  if (player === undefined) return;
  const before = await readEarned(tx, player);
  const earned = { level: before.level + byLevel, vip: before.vip + byVip };
  const values = { Level: earned.level, VIP: earned.vip, SetVIP: before.setVip, Staked: before.staked + staked };
  const changed = await tx.table('experience').update({ PlayerID }, values);
  if (changed === 0) await tx.table('experience').insert({ PlayerID, ...values });

  const Level = Math.max(player.Level, levelOf(earned.level));
  const VIPLevel = Math.max(player.VIPLevel, vipOf(earned.vip));
  if (Level > player.Level || VIPLevel > player.VIPLevel)
    await tx.table('players').update({ PlayerID }, { Level, VIPLevel });
  const topic = topicOf.player(PlayerID);
  if (Level > player.Level) publish(tx, levelRaised, topic, levelProgress(Level, earned));
  if (VIPLevel > player.VIPLevel) publish(tx, vipRaised, topic, vipProgress(VIPLevel, earned.vip));
}
