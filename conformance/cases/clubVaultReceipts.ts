import { getClub, leaveClub } from '#protocol/operations/club.ts';
import {
  depositToClubVault,
  exchangeClubVault,
  issueClubCoupon,
  redeemClubCoupon,
} from '#protocol/operations/clubVault.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { type Actor, clubPhone, fellow, type Founder, founder, gather, refused } from './clubCast.ts';

const goldOf = async ({ socket }: Actor): Promise<number> => (await socket.call(getWallet, {})).Gold;
const DAY_SECONDS = 24 * 60 * 60;
/** The daily gain of a member of the first tier. */
const COPPER_DAY = 100_000;

const couple = (context: TestContext, number: number): Promise<readonly [Founder, Actor]> =>
  gather(context, async () => {
    const head = await founder(context, clubPhone(number));
    return [head, await fellow(context, head, clubPhone(number + 1))] as const;
  });

export const clubVaultReceiptCases: readonly ConformanceCase[] = [
  conforms(
    exchangeClubVault,
    200083,
    "limits a member's gain in a day to the sum that the member's tier may give away",
    async (context) => {
      const [leader, member] = await couple(context, 80);
      await leader.socket.call(depositToClubVault, { Amount: 300_000 });
      await leader.socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: COPPER_DAY - 10_000 });
      const [gold, { Vault }] = [await goldOf(member), await leader.socket.call(getClub, {})];
      await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: 10_001 }, 200083);
      const now = [await goldOf(member), (await leader.socket.call(getClub, {})).Vault];
      expectEqual(now, [gold, Vault], 'gold and vault after it');
      await leader.socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: 10_000 });
      await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: 10_000 }, 200083);
      await member.socket.call(depositToClubVault, { Amount: 50_000 });
      await leader.socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: 50_000 });
      await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: 10_000 }, 200083);
      expectEqual(await goldOf(member), gold + 10_000, 'what one gave oneself comes back, and no more');
      await member.socket.call(leaveClub, {});
      await fellow(context, leader, clubPhone(81));
      await refused(leader, exchangeClubVault, { PlayerID: member.ID, Amount: 10_000 }, 200083);
      await context.advance(DAY_SECONDS);
      const later = await couple(context, 80);
      await later[0].socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: 10_000 });
      expectEqual(await goldOf(later[1]), gold + 20_000, 'gold on the next day');
    },
  ),
  conforms(exchangeClubVault, 200083, 'keeps to the limit for any number of calls at once', async (context) => {
    const [leader, member] = await couple(context, 82);
    await leader.socket.call(depositToClubVault, { Amount: 300_000 });
    const asked = Array.from({ length: 4 }, () =>
      leader.socket.ask(exchangeClubVault.op, { PlayerID: member.ID, Amount: 40_000 }),
    );
    const codes = (await Promise.all(asked)).map(({ Code }) => Code).toSorted((a, b) => a - b);
    expectEqual(codes, [200, 200, 200083, 200083], 'codes');
  }),
  conforms(
    issueClubCoupon,
    200083,
    'limits a coupon to the gain that its member may have in a day',
    async (context) => {
      const [leader, member] = await couple(context, 84);
      await leader.socket.call(depositToClubVault, { Amount: 300_000 });
      await refused(leader, issueClubCoupon, { PlayerID: member.ID, Amount: COPPER_DAY + 1 }, 200083);
      await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: COPPER_DAY });
    },
  ),
  conforms(redeemClubCoupon, 200083, 'waits for another day if the gain of this day is used up', async (context) => {
    const [leader, member] = await couple(context, 86);
    await leader.socket.call(depositToClubVault, { Amount: 300_000 });
    const { CouponID } = await leader.socket.call(issueClubCoupon, { PlayerID: member.ID, Amount: 10_000 });
    await leader.socket.call(exchangeClubVault, { PlayerID: member.ID, Amount: COPPER_DAY });
    const gold = await goldOf(member);
    await refused(member, redeemClubCoupon, { CouponID }, 200083);
    expectEqual(await goldOf(member), gold, 'gold');
    await context.advance(DAY_SECONDS);
    const later = (await couple(context, 86))[1];
    await later.socket.call(redeemClubCoupon, { CouponID });
    expectEqual(await goldOf(later), gold + 10_000, 'gold on the next day');
  }),
];
