import { tableOf } from './tableOf.ts';

const CASES = 'domain/conformance.test.ts';

/** Breaks of the bounds on gold for another player. */
export const goldOutflowBreaks = tableOf(CASES, {
  sendGift: [
    {
      file: 'domain/gift/handlers.ts',
      find: "    await requireProofOfLargeSum(tx, context, gift.Worth, 'Amount');\n",
      title: 'sendGift 300036: requires a recent proof for a large sum without a gift password',
    },
  ],
  actOnMails: [
    {
      file: 'domain/mail/sendBack.ts',
      find: "  await requireProofOfLargeSum(tx, context, worth, 'CollectAndSendBack');",
      title: 'actOnMails 300036: refuses to return a large gift by an old sign-in',
    },
  ],
  createEnvelope: [
    {
      file: 'domain/envelope/createEnvelope.ts',
      find: '  await countWorth(tx, context, player, Amount);\n',
      title: 'createEnvelope 300036: counts the transfers of the day, so that parts of a large sum are one',
    },
  ],
  depositToClubVault: [
    {
      file: 'domain/club/depositToClubVault.ts',
      find: 'isNewMember(member, context) || ',
      title: "depositToClubVault 300036: refuses gold for a thief's vault by an old token",
    },
  ],
  exchangeClubVault: [
    {
      file: 'domain/club/gain.ts',
      find: '  if (gained > 0 && gained > dailyGainOf(member) - (today?.Gold ?? 0)) fail(200083);\n',
      title:
        "exchangeClubVault 200083: limits a member's gain in a day to the sum that the member's tier may give away",
    },
    {
      find: '    if (young > (await leftFromYoung(tx, { now }, PlayerID))) fail(200083);\n',
      test: 'domain/club/gain.test.ts',
      title: 'counts free gold of young accounts in what a vault pays back too',
    },
    {
      file: 'domain/club/vault.ts',
      find: '    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });\n',
      test: CASES,
      title: 'exchangeClubVault 300036: counts the transfers of the day, so that parts of a large sum are one',
    },
    {
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      title: 'exchangeClubVault 300036: requires a proof for every sum for a day after a checked deposit',
    },
  ],
  issueClubCoupon: [
    {
      file: 'domain/club/issueClubCoupon.ts',
      find: '    await assertWithinDay(tx, member, Amount);\n',
      title: 'issueClubCoupon 200083: limits a coupon to the gain that its member may have in a day',
    },
    {
      find: '    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });\n',
      title: 'issueClubCoupon 300036: counts the transfers of the day, so that parts of a large sum are one',
    },
    {
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      title: 'issueClubCoupon 300036: requires a proof for every sum for a day after a checked deposit',
    },
    {
      file: 'domain/club/coupons.ts',
      find: '  await countClubGain(tx, context, me, coupon.Amount, coupon.Amount);\n',
      title: 'redeemClubCoupon 200083: waits for another day if the gain of this day is used up',
    },
    { find: 'coupon?.PlayerID !== me.PlayerID', replace: 'coupon === undefined', title: 'redeemClubCoupon 300011' },
  ],
  changeClubLeader: [
    {
      file: 'domain/club/leadership.ts',
      find: 'amount: await vaultOf(tx, club.ClubID)',
      replace: 'amount: 0',
      title: 'changeClubLeader 300036: requires a recent proof for a large sum without a gift password',
    },
  ],
});
