import * as z from 'zod/mini';
import { ClubAchievement, ClubCoupon, VaultRecord, VaultRecordKind } from '../entities/club.ts';
import { Amount, Page, PlayerID, perPage } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';
import { SECOND_CHECK_CODES, SECOND_CHECK_SUMMARY, secondCheckRequest } from '../secondCheck.ts';

const defaults = {
  socket: 'lobby',
  group: 'club',
  origin: 'added',
  caller: 'player',
  section: 'specification 1 §2, 2 §8; decisions §6',
} as const;
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ List: z.array(item), Total: z.int().check(z.minimum(0)) });
/** Gold. The economy's numbers have a minimum for each call. */
const Gold = Amount.check(z.minimum(1));

const payout = z.strictObject({ PlayerID, Amount: Gold, ...secondCheckRequest });

export const depositToClubVault = operation({
  ...defaults,
  op: 14900,
  name: 'depositToClubVault',
  effect: 'write',
  request: z.strictObject({ Amount: Gold, ...secondCheckRequest }),
  result: z.object({ Contribution: Amount, Growth: Amount, Level: z.int().check(z.minimum(1)) }),
  codes: [100011, 200081, 200105, 200125, 300015, ...SECOND_CHECK_CODES],
  summary: `Gives gold to the vault; it counts as contribution and lets the club grow. Not while the club is ending (300015). Gold that was neither bought nor won is limited (200081: nothing is left of it this week, 200125: less). In the first seven days of a membership every sum wants the second check. ${SECOND_CHECK_SUMMARY}`,
});

export const clubLevelUp = pushOf(depositToClubVault, {
  op: 14902,
  name: 'clubLevelUp',
  audience: 'channel',
  result: z.object({ ClubID: z.string(), Level: z.int().check(z.minimum(1)), MemberLimit: Amount }),
  summary: 'Pushed to the club when it reached a new level.',
});

export const exchangeClubVault = operation({
  ...defaults,
  op: 14910,
  name: 'exchangeClubVault',
  effect: 'write',
  request: payout,
  result: z.object({ Vault: Amount }),
  codes: [200083, 200105, 200107, 200113, ...SECOND_CHECK_CODES],
  summary: `Pays gold of the vault to a member or oneself, at least 10,000 at once. Beyond what they gave, a member gains from clubs in a day at most what their tier may give away (200083). Within 24 hours of a deposit that wanted the second check every sum wants it. ${SECOND_CHECK_SUMMARY}`,
});

export const getClubVaultRecords = operation({
  ...defaults,
  op: 14920,
  name: 'getClubVaultRecords',
  effect: 'read',
  request: z.strictObject({
    /** Absent means all kinds. */
    Tab: z.optional(VaultRecordKind),
    Page,
    PerPage: perPage(20, 100),
  }),
  result: z.extend(listOf(VaultRecord), { Vault: Amount }),
  codes: [200105, 200107],
  summary: 'Lists deposits into the vault and payments from it, newest first.',
});

export const issueClubCoupon = operation({
  ...defaults,
  op: 14930,
  name: 'issueClubCoupon',
  effect: 'write',
  request: payout,
  result: ClubCoupon,
  codes: [200083, 200105, 200107, 200113, ...SECOND_CHECK_CODES],
  summary: `Gives a member a coupon worth gold of the vault, to be redeemed within seven days; not more than the member may gain in a day (200083). Within 24 hours of a deposit that wanted the second check every sum wants it. ${SECOND_CHECK_SUMMARY}`,
});

export const clubCouponArrived = pushOf(issueClubCoupon, {
  op: 14932,
  name: 'clubCouponArrived',
  audience: 'player',
  result: ClubCoupon,
  summary: 'To the member: a coupon can be redeemed.',
});

export const getClubCoupons = operation({
  ...defaults,
  op: 14940,
  name: 'getClubCoupons',
  effect: 'read',
  request: z.strictObject({
    /** 1 the caller's own, 2 all of the club, for officers. */
    Tab: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    Page,
    PerPage: perPage(20, 100),
  }),
  result: listOf(ClubCoupon),
  codes: [200105, 200107],
  summary: 'Lists coupons of the own club, newest first.',
});

export const redeemClubCoupon = operation({
  ...defaults,
  op: 14950,
  name: 'redeemClubCoupon',
  effect: 'write',
  request: z.strictObject({ CouponID: z.string().check(z.maxLength(64)) }),
  result: z.object({ Amount }),
  codes: [200083, 200105, 300011, 300012, 300016],
  summary: "Redeems the caller's own coupon. 200083: today's gain is used up, so redeem it another day.",
});

export const getClubAchievements = operation({
  ...defaults,
  op: 14960,
  name: 'getClubAchievements',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(ClubAchievement) }),
  codes: [200105],
  summary: 'Lists the achievements of the own club, with their progress.',
});

export const claimClubAchievement = operation({
  ...defaults,
  op: 14970,
  name: 'claimClubAchievement',
  effect: 'write',
  request: z.strictObject({ AchievementID: z.int().check(z.minimum(1)) }),
  result: z.object({ Vault: Amount }),
  codes: [200105, 200107, 200110, 300012, 300013],
  summary: "Pays a completed achievement's reward into the vault, once.",
});
