import { getClub, getClubMembers } from '#protocol/operations/club.ts';
import { cancelClubDissolution, createClubChat, dissolveClub } from '#protocol/operations/clubOffice.ts';
import {
  claimClubAchievement,
  clubCouponArrived,
  clubLevelUp,
  depositToClubVault,
  exchangeClubVault,
  getClubAchievements,
  getClubCoupons,
  getClubVaultRecords,
  issueClubCoupon,
  redeemClubCoupon,
} from '#protocol/operations/clubVault.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { type Actor, actor, cast, clubPhone, fellow, founder, gather, refused } from './clubCast.ts';
import { clubVaultReceiptCases } from './clubVaultReceipts.ts';

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const goldOf = async ({ socket }: Actor): Promise<number> => (await socket.call(getWallet, {})).Gold;

const giving: readonly ConformanceCase[] = [
  conforms(
    depositToClubVault,
    200,
    'moves gold into the vault, and counts it for the giver and the club',
    async (context) => {
      const { leader, member } = await cast(context);
      const [gold, club] = [await goldOf(member), await leader.socket.call(getClub, {})];
      await member.socket.call(depositToClubVault, { Amount: 1500 });
      expectEqual(await goldOf(member), gold - 1500, 'gold of the giver');
      expectEqual((await member.socket.push(walletChanged)).result.Gold, gold - 1500, 'push of the wallet');
      const after = await leader.socket.call(getClub, {});
      expectEqual(
        [after.Vault, after.Contribution, after.Growth],
        [(club.Vault ?? 0) + 1500, club.Contribution + 1500, club.Growth + 1500],
        'the club',
      );
      const { List } = await leader.socket.call(getClubVaultRecords, { Tab: 2, Page: 1, PerPage: 1 });
      const record = assertDefined(List[0], 'a record');
      expectEqual(
        [record.Kind, record.Actor?.PlayerID, record.Player, record.Amount, record.Balance],
        [2, member.ID, null, 1500, after.Vault],
        'the record',
      );
    },
  ),
  conforms(
    depositToClubVault,
    200,
    'raises the club to the next level with more places; a day counts up to a limit',
    async (context) => {
      const { leader, member } = await gather(context, async () => {
        const head = await founder(context, clubPhone(60));
        return { leader: head, member: await fellow(context, head, clubPhone(61)) };
      });
      await leader.socket.call(depositToClubVault, { Amount: 999_000 });
      const { Level, Growth, Contribution } = await leader.socket.call(depositToClubVault, { Amount: 500_000 });
      expectEqual([Level, Growth, Contribution], [2, 1_000_000, 1_499_000], 'level, growth, contribution');
      expectEqual((await member.socket.push(clubLevelUp)).result.Level, 2, 'push');
      const club = await member.socket.call(getClub, {});
      expectEqual([club.Level, club.MemberLimit, club.NextGrowth], [2, 400, 3_000_000], 'the club');
    },
  ),
  conforms(depositToClubVault, 100000, 'refuses less than 1,000 gold', async (context) => {
    const { member } = await cast(context);
    await refused(member, depositToClubVault, { Amount: 999 }, 100000);
    await refused(member, depositToClubVault, { Amount: 1000.5 }, 100000);
  }),
  conforms(depositToClubVault, 100011, 'refuses more than the balance of the giver', async (context) => {
    const { member, leader } = await cast(context);
    const { Vault } = await leader.socket.call(getClub, {});
    for (const Amount of [900_000_000, Number.MAX_SAFE_INTEGER])
      await refused(member, depositToClubVault, { Amount }, 100011);
    expectEqual((await leader.socket.call(getClub, {})).Vault, Vault, 'the vault');
  }),
  conforms(depositToClubVault, 300015, 'is closed during the dissolution of the club', async (context) => {
    const leader = await gather(context, () => founder(context, clubPhone(62)));
    await leader.socket.call(dissolveClub, {});
    await refused(leader, depositToClubVault, { Amount: 1000 }, 300015);
    await leader.socket.call(cancelClubDissolution, {});
    await leader.socket.call(depositToClubVault, { Amount: 10_000 });
    await leader.socket.call(exchangeClubVault, { PlayerID: leader.ID, Amount: 10_000 });
  }),
  conforms(exchangeClubVault, 200, 'pays a member out of the vault, and records it', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const [gold, { Vault }] = [await goldOf(member), await leader.socket.call(getClub, {})];
    const left = await leader.socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: 20_000 });
    expectEqual([left.Vault, await goldOf(member)], [(Vault ?? 0) - 20_000, gold + 20_000], 'vault and gold');
    const records = await leader.socket.call(getClubVaultRecords, { Tab: 1, Page: 1, PerPage: 1 });
    const record = assertDefined(records.List[0], 'a record');
    expectEqual(
      [record.Actor?.PlayerID, record.Player?.PlayerID, record.Amount, record.Balance, records.Vault],
      [leader.ID, member.ID, 20_000, left.Vault, left.Vault],
      'the record',
    );
  }),
  conforms(exchangeClubVault, 200113, 'refuses less than 10,000, and more than the vault holds', async (context) => {
    const { leader, member } = await cast(context);
    const { Vault } = await leader.socket.call(getClub, {});
    await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: 9999 }, 200113);
    await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: (Vault ?? 0) + 10_000 }, 200113);
  }),
  conforms(exchangeClubVault, 200113, 'pays the same gold once for any number of calls at once', async (context) => {
    const leader = await gather(context, () => founder(context, clubPhone(66)));
    await leader.socket.call(depositToClubVault, { Amount: 25_000 });
    const { Vault } = await leader.socket.call(getClub, {});
    const asked = Array.from({ length: 5 }, () =>
      leader.socket.ask(exchangeClubVault.op, { PlayerID: leader.ID, Amount: Vault ?? 0 }),
    );
    expectEqual(
      (await Promise.all(asked)).map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 200113, 200113, 200113, 200113],
      'codes',
    );
    expectEqual((await leader.socket.call(getClub, {})).Vault, 0, 'the vault');
  }),
  conforms(redeemClubCoupon, 300012, 'pays once for any number of calls at once', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 10_000 });
    const gold = await goldOf(member);
    const asked = Array.from({ length: 4 }, () => member.socket.ask(redeemClubCoupon.op, { CouponID }));
    expectEqual(
      (await Promise.all(asked)).map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012, 300012, 300012],
      'codes',
    );
    expectEqual(await goldOf(member), gold + 10_000, 'gold');
  }),
  conforms(exchangeClubVault, 200105, 'refuses a receiver who is not in the club', async (context) => {
    const { leader, outsider } = await cast(context);
    await refused(leader, exchangeClubVault, { PlayerID: outsider.ID, Amount: 10_000 }, 200105);
  }),
  conforms(getClubVaultRecords, 200, 'lists every kind, newest first, in pages', async (context) => {
    const { leader, deputy } = await cast(context);
    for (const Amount of [1001, 1002, 1003]) await leader.socket.call(depositToClubVault, { Amount });
    const { List, Total, Vault } = await deputy.socket.call(getClubVaultRecords, { Page: 1, PerPage: 3 });
    expectEqual(
      List.map(({ Amount }) => Amount),
      [1003, 1002, 1001],
      'the newest three',
    );
    expectEqual(assertDefined(List[0], 'the newest').Balance, Vault, 'what the vault holds');
    const second = await deputy.socket.call(getClubVaultRecords, { Page: 2, PerPage: 2 });
    expectEqual([second.List[0], second.Total], [List[2], Total], 'the second page of two');
  }),
];

const coupons: readonly ConformanceCase[] = [
  conforms(issueClubCoupon, 200, 'reserves gold of the vault for a member', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { Vault } = await leader.socket.call(getClub, {});
    const coupon = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 15_000 });
    expectEqual(
      [coupon.Player.PlayerID, coupon.Issuer.PlayerID, coupon.Amount, coupon.Status],
      [member.ID, leader.ID, 15_000, 'open'],
      'the coupon',
    );
    expectEqual((await member.socket.push(clubCouponArrived)).result, coupon, 'push to the member');
    expectEqual((await leader.socket.call(getClub, {})).Vault, (Vault ?? 0) - 15_000, 'the vault');
    await member.socket.call(redeemClubCoupon, { CouponID: coupon.CouponID });
  }),
  conforms(issueClubCoupon, 200105, 'refuses a receiver who is not in the club', async (context) => {
    const { leader, outsider } = await cast(context);
    await refused(leader, issueClubCoupon, { PlayerID: outsider.ID, Amount: 10_000 }, 200105);
  }),
  conforms(getClubCoupons, 200, 'shows members their own coupons, officers all coupons', async (context) => {
    const { leader, deputy, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const mine = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 10_000 });
    const other = await leader.socket.call(issueClubCoupon, { PlayerID: deputy.ID, Amount: 10_000 });
    const own = await member.socket.call(getClubCoupons, { Page: 1, PerPage: 1 });
    expectEqual(own.List, [mine], 'the member’s');
    const all = await deputy.socket.call(getClubCoupons, { Tab: 2, Page: 1, PerPage: 2 });
    expectEqual(
      all.List.map(({ CouponID }) => CouponID).toSorted(),
      [mine, other].map(({ CouponID }) => CouponID).toSorted(),
      'all',
    );
    expect(all.Total > own.Total, 'more in all');
    await member.socket.call(redeemClubCoupon, { CouponID: mine.CouponID });
    await deputy.socket.call(redeemClubCoupon, { CouponID: other.CouponID });
    expectEqual(
      (await member.socket.call(getClubCoupons, { Page: 1, PerPage: 1 })).List[0]?.Status,
      'redeemed',
      'status',
    );
  }),
  conforms(redeemClubCoupon, 200, 'pays its gold once', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 12_000 });
    const gold = await goldOf(member);
    expectEqual(await member.socket.call(redeemClubCoupon, { CouponID }), { Amount: 12_000 }, 'answer');
    expectEqual(await goldOf(member), gold + 12_000, 'gold');
    await refused(member, redeemClubCoupon, { CouponID }, 300012);
    expectEqual(await goldOf(member), gold + 12_000, 'gold after the second try');
  }),
  conforms(redeemClubCoupon, 300012, 'refuses a second use', async (context) => {
    const { leader } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: leader.ID, Amount: 10_000 });
    await leader.socket.call(redeemClubCoupon, { CouponID });
    await refused(leader, redeemClubCoupon, { CouponID }, 300012);
  }),
  conforms(redeemClubCoupon, 300011, 'refuses the coupon of another member', async (context) => {
    const { leader, member, deputy } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 10_000 });
    await refused(deputy, redeemClubCoupon, { CouponID }, 300011);
    await member.socket.call(redeemClubCoupon, { CouponID });
  }),
  conforms(redeemClubCoupon, 300016, 'expires after seven days: its gold returns to the vault', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(depositToClubVault, { Amount: 30_000 });
    const { Vault } = await leader.socket.call(getClub, {});
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 10_000 });
    await context.advance(WEEK_SECONDS + 120);
    const later = await cast(context);
    await refused(later.member, redeemClubCoupon, { CouponID }, 300016);
    expectEqual((await later.leader.socket.call(getClub, {})).Vault, Vault, 'the vault');
    const { List } = await later.leader.socket.call(getClubVaultRecords, { Tab: 5, Page: 1, PerPage: 1 });
    expectEqual([List[0]?.Amount, List[0]?.Actor], [10_000, null], 'the record of its return');
  }),
];

const achievements: readonly ConformanceCase[] = [
  conforms(getClubAchievements, 200, "shows the club's progress, and the claimed rewards", async (context) => {
    const leader = await gather(context, () => founder(context, clubPhone(63)));
    const before = await leader.socket.call(getClubAchievements, {});
    const chat = before.List.find(({ Kind }) => Kind === 'chat');
    expectEqual([chat?.Progress, chat?.Claimed], [0, false], 'the chat room before');
    await leader.socket.call(createClubChat, {});
    await leader.socket.call(depositToClubVault, { Amount: 40_000 });
    const { List } = await leader.socket.call(getClubAchievements, {});
    expectEqual(List.find(({ Kind }) => Kind === 'chat')?.Progress, 1, 'the chat room afterwards');
    expectEqual(List.find(({ Kind }) => Kind === 'contribution')?.Progress, 40_000, 'contribution');
    expectEqual(List.find(({ Kind }) => Kind === 'members')?.Progress, 1, 'members');
  }),
  conforms(claimClubAchievement, 200, 'pays the reward into the vault', async (context) => {
    const leader = await gather(context, () => founder(context, clubPhone(64)));
    await leader.socket.call(createClubChat, {});
    const { List } = await leader.socket.call(getClubAchievements, {});
    const reached = assertDefined(
      List.find(({ Kind }) => Kind === 'chat'),
      'an achievement',
    );
    const { Vault } = await leader.socket.call(getClub, {});
    expectEqual(
      await leader.socket.call(claimClubAchievement, { AchievementID: reached.AchievementID }),
      { Vault: (Vault ?? 0) + reached.Reward },
      'the vault',
    );
    const after = await leader.socket.call(getClubAchievements, {});
    expect(
      after.List.some(({ AchievementID, Claimed }) => AchievementID === reached.AchievementID && Claimed),
      'claimed',
    );
    const records = await leader.socket.call(getClubVaultRecords, { Tab: 3, Page: 1 });
    expectEqual(
      records.List.map(({ Amount }) => Amount),
      [reached.Reward],
      'the record',
    );
  }),
  conforms(claimClubAchievement, 300012, 'refuses a second claim by any officer', async (context) => {
    const leader = await gather(context, () => founder(context, clubPhone(65)));
    const own = await leader.socket.call(getClub, {});
    if (!own.HasChat) await leader.socket.call(createClubChat, {});
    const first = await leader.socket.ask(claimClubAchievement.op, { AchievementID: 1 });
    expect(first.Code === 200 || first.Code === 300012, `the first: ${first.Code}`);
    await refused(leader, claimClubAchievement, { AchievementID: 1 }, 300012);
  }),
  conforms(claimClubAchievement, 300013, 'refuses an achievement that is not reached', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, claimClubAchievement, { AchievementID: 7 }, 300013);
  }),
  conforms(getClubMembers, 200, "shows the donations of the demo world's members", async (context) => {
    const leader = await gather(context, () => actor(context, '0900000002'));
    const { List } = await leader.socket.call(getClubMembers, { Page: 1, PerPage: 2000 });
    const given = List.reduce((sum, { Contribution }) => sum + Contribution, 0);
    const club = await leader.socket.call(getClub, {});
    expectEqual(club.Contribution, given, 'the club’s contribution');
    expect((club.Vault ?? 0) > 0, 'gold in the vault');
  }),
];

/** Deposits, payments, coupons and achievements. */
export const clubVaultCases: readonly ConformanceCase[] = [
  ...giving,
  ...coupons,
  ...achievements,
  ...clubVaultReceiptCases,
];
