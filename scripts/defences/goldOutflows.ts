import type { TableBreaks } from './break.ts';

const CASES = 'domain/conformance.test.ts';

/** Breaks of the bounds on gold for another player. */
export const goldOutflowBreaks: TableBreaks = {
  sendGift: [
    {
      file: 'domain/gift/handlers.ts',
      find: "    await requireProofOfLargeSum(tx, context, gift.Worth, 'Amount');\n",
      replace: '',
      test: CASES,
      title: 'sendGift 300036: wants a recent proof for a large sum',
    },
  ],
  actOnMails: [
    {
      file: 'domain/mail/sendBack.ts',
      find: "  await requireProofOfLargeSum(tx, context, worth, 'CollectAndSendBack');",
      replace: '',
      test: CASES,
      title: 'actOnMails 300036: gives nothing large back',
    },
  ],
  createEnvelope: [
    {
      file: 'domain/envelope/createEnvelope.ts',
      find: '  await countWorth(tx, context, player, Amount);\n',
      replace: '',
      test: CASES,
      title: 'createEnvelope 300036: counts what the day moved already',
    },
  ],
  depositToClubVault: [
    {
      file: 'domain/club/depositToClubVault.ts',
      find: 'isNewMember(member, context) || ',
      replace: '',
      test: CASES,
      title: "depositToClubVault 300036: puts no gold into a thief's vault",
    },
  ],
  exchangeClubVault: [
    {
      file: 'domain/club/gain.ts',
      find: '  if (gained > 0 && gained > dailyGainOf(member) - (today?.Gold ?? 0)) fail(200083);\n',
      replace: '',
      test: CASES,
      title: 'exchangeClubVault 200083: lets a member gain no more in a day',
    },
    {
      file: 'domain/club/gain.ts',
      find: '    if (young > (await leftFromYoung(tx, { now }, PlayerID))) fail(200083);\n',
      replace: '',
      test: 'domain/club/gain.test.ts',
      title: 'counts free gold of young accounts in what a vault pays back too',
    },
    {
      file: 'domain/club/vault.ts',
      find: '    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });\n',
      replace: '',
      test: CASES,
      title: 'exchangeClubVault 300036: counts what the day moved already',
    },
    {
      file: 'domain/club/vault.ts',
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      replace: '',
      test: CASES,
      title: 'exchangeClubVault 300036: asks about every sum',
    },
  ],
  issueClubCoupon: [
    {
      file: 'domain/club/issueClubCoupon.ts',
      find: '    await assertWithinDay(tx, member, Amount);\n',
      replace: '',
      test: CASES,
      title: 'issueClubCoupon 200083: is worth no more',
    },
    {
      file: 'domain/club/issueClubCoupon.ts',
      find: '    await countGiftDay(tx, me.PlayerID, context.now, { Withdrawn: Amount });\n',
      replace: '',
      test: CASES,
      title: 'issueClubCoupon 300036: counts what the day moved already',
    },
    {
      file: 'domain/club/issueClubCoupon.ts',
      find: '      isRisky: hasCheckedDeposit(club, context),\n',
      replace: '',
      test: CASES,
      title: 'issueClubCoupon 300036: asks about every sum',
    },
    {
      file: 'domain/club/coupons.ts',
      find: '  await countClubGain(tx, context, me, coupon.Amount, coupon.Amount);\n',
      replace: '',
      test: CASES,
      title: 'redeemClubCoupon 200083: waits for another day',
    },
    {
      file: 'domain/club/coupons.ts',
      find: 'coupon?.PlayerID !== me.PlayerID',
      replace: 'coupon === undefined',
      test: CASES,
      title: 'redeemClubCoupon 300011',
    },
  ],
  changeClubLeader: [
    {
      file: 'domain/club/leadership.ts',
      find: 'amount: await vaultOf(tx, club.ClubID)',
      replace: 'amount: 0',
      test: CASES,
      title: 'changeClubLeader 300036: wants a recent proof for a large sum',
    },
  ],
};
