import * as z from 'zod/mini';
import { LevelProgress, VipEarning, VipProgress, VipTierRow } from '../entities/vip.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'vip', origin: 'added', caller: 'player', effect: 'read' } as const;

export const getVipLadder = operation({
  ...defaults,
  op: 13400,
  name: 'getVipLadder',
  request: z.strictObject({}),
  result: z.object({ Tiers: z.array(VipTierRow).check(z.length(8)), Own: VipProgress, Earning: VipEarning }),
  summary:
    "The eight VIP tiers with their thresholds and benefits, the player's tier, and the rates of VIP experience.",
  section: 'specification 1 §3; decisions §4',
});

export const vipRaised = pushOf(getVipLadder, {
  op: 13402,
  name: 'vipRaised',
  audience: 'player',
  result: VipProgress,
  summary: 'The player reached a higher VIP tier, or a refund took VIP experience back.',
});

export const getLevelProgress = operation({
  ...defaults,
  op: 13410,
  name: 'getLevelProgress',
  request: z.strictObject({}),
  result: LevelProgress,
  summary: 'The level, and the experience with the amount for the next level.',
  section: 'specification 2 §2; decisions §4',
});

export const levelRaised = pushOf(getLevelProgress, {
  op: 13412,
  name: 'levelRaised',
  audience: 'player',
  result: LevelProgress,
  summary: 'The player reached a higher level.',
});
