import { vipTierOf } from '#protocol/entities/vip.ts';
import * as operations from '#protocol/operations/vip.ts';
import { ENVELOPE_MIN_VIP } from '#protocol/rules/envelope.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { levelProgressOf, vipProgressOf } from './experience.ts';

export const getVipLadder = answer(operations.getVipLadder, async (_request, { player, ports }, db) => ({
  Tiers: ECONOMY.Vip.Thresholds.map((Threshold, at) => {
    const VIPLevel = at + 1;
    const gifts = ECONOMY.Gift.Tiers[at];
    return {
      VIPLevel,
      Name: vipTierOf(VIPLevel),
      Threshold,
      Rights: {
        Chat: VIPLevel >= ports.settings.chatMinVip,
        FoundClub: VIPLevel >= ECONOMY.Club.FoundingVip,
        SendRedEnvelope: VIPLevel >= ENVELOPE_MIN_VIP,
        GiftsPerDay: gifts?.Gifts ?? 0,
        GiftAmountPerDay: gifts?.Worth ?? 0,
        LargestGift: gifts?.Largest ?? 0,
        CollectsPerDay: gifts?.Collects ?? 0,
      },
    };
  }),
  Own: await vipProgressOf(db, player),
  Earning: { GoldPerExperience: ECONOMY.Vip.GoldPerExperience, PerNtDollar: ECONOMY.Vip.PerNtDollar },
}));

export const getLevelProgress = answer(operations.getLevelProgress, (_request, { player }, db) =>
  levelProgressOf(db, player),
);
