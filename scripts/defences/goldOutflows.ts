import { tableOf } from './tableOf.ts';

const CASES = 'domain/conformance.test.ts';

/** Breaks of the bounds on gold for another player. */
export const goldOutflowBreaks = tableOf(CASES, {
  sendGift: [
    {
      file: 'domain/gift/handlers.ts',
      find: "    await requireProofOfLargeSum(tx, context, gift.Worth, 'Amount');\n",
      title: 'sendGift 300036: wants a recent proof for a large sum',
    },
  ],
  actOnMails: [
    {
      file: 'domain/mail/sendBack.ts',
      find: "  await requireProofOfLargeSum(tx, context, worth, 'CollectAndSendBack');",
      title: 'actOnMails 300036: gives nothing large back',
    },
  ],
  createEnvelope: [
    {
      file: 'domain/envelope/createEnvelope.ts',
      find: '  await countWorth(tx, context, player, Amount);\n',
      title: 'createEnvelope 300036: counts what the day moved already',
    },
  ],
  depositToClubVault: [
    {
      file: 'domain/club/depositToClubVault.ts',
      find: 'isNewMember(member, context) || ',
      title: "depositToClubVault 300036: puts no gold into a thief's vault",
    },
  ],
  exchangeClubVault: [
    {
      file: 'domain/club/gain.ts',
      find: '  if (gained > 0 && gained > dailyGainOf(member) - (today?.Gold ?? 0)) fail(200083);\n',
      title: 'exchangeClubVault 200083: lets a member gain no more in a day',
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
      title: 'exchangeClubVault 300036: counts what the day moved already',
    },
    {
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      title: 'exchangeClubVault 300036: asks about every sum',
    },
  ],
  issueClubCoupon: [
    {
      file: 'domain/club/issueClubCoupon.ts',
      find: '    await assertWithinDay(tx, member, Amount);\n',
      title: 'issueClubCoupon 200083: is worth no more',
    },
    {
      find: '    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });\n',
      title: 'issueClubCoupon 300036: counts what the day moved already',
    },
    {
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      title: 'issueClubCoupon 300036: asks about every sum',
    },
    {
      file: 'domain/club/coupons.ts',
      find: '  await countClubGain(tx, context, me, coupon.Amount, coupon.Amount);\n',
      title: 'redeemClubCoupon 200083: waits for another day',
    },
    { find: 'coupon?.PlayerID !== me.PlayerID', replace: 'coupon === undefined', title: 'redeemClubCoupon 300011' },
  ],
  changeClubLeader: [
    {
      file: 'domain/club/leadership.ts',
      find: 'amount: await vaultOf(tx, club.ClubID)',
      replace: 'amount: 0',
      title: 'changeClubLeader 300036: wants a recent proof for a large sum',
    },
  ],
});
