import { accountSamples } from './samples/account.ts';
import { activityRankSamples } from './samples/activityRank.ts';
import { adSamples } from './samples/ad.ts';
import { analyticsSamples } from './samples/analytics.ts';
import { announcementSamples } from './samples/announcement.ts';
import { authSamples } from './samples/auth.ts';
import { bankSamples } from './samples/bank.ts';
import { bonusBattleSamples } from './samples/bonusBattle.ts';
import { phoneCodeSamples } from './samples/phoneCode.ts';
import { challengeSamples } from './samples/challenge.ts';
import { chatSamples } from './samples/chat.ts';
import { clubSamples } from './samples/club.ts';
import { connectionSamples } from './samples/connection.ts';
import { couponSamples } from './samples/coupon.ts';
import { devSamples } from './samples/dev.ts';
import { emailSamples } from './samples/email.ts';
import { envelopeSamples } from './samples/envelope.ts';
import { errorReportSamples } from './samples/errorReport.ts';
import { fireWheelSamples } from './samples/fireWheel.ts';
import { firstDaySamples } from './samples/firstDay.ts';
import { giftSamples } from './samples/gift.ts';
import { honorSamples } from './samples/honor.ts';
import { inviteSamples } from './samples/invite.ts';
import { liveSamples } from './samples/live.ts';
import { lobbySamples } from './samples/lobby.ts';
import { mailSamples } from './samples/mail.ts';
import { missionSamples } from './samples/mission.ts';
import { operatorSamples } from './samples/operator.ts';
import { ownLimitSamples } from './samples/ownLimit.ts';
import { passkeySamples } from './samples/passkey.ts';
import { passTicketSamples } from './samples/passTicket.ts';
import { paymentSamples } from './samples/payment.ts';
import { pictureSamples } from './samples/picture.ts';
import { playSamples } from './samples/play.ts';
import { playerSamples } from './samples/player.ts';
import { spinGrantSamples } from './samples/spinGrant.ts';
import { presentSamples } from './samples/present.ts';
import { prideSamples } from './samples/pride.ts';
import { raceSamples } from './samples/race.ts';
import { relationSamples } from './samples/relation.ts';
import { returnRewardSamples } from './samples/returnReward.ts';
import { rewardSamples } from './samples/reward.ts';
import { richSamples } from './samples/rich.ts';
import type { Samples } from './samples/samplesByContract.ts';
import { signInDaysSamples } from './samples/signInDays.ts';
import { shopSamples } from './samples/shop.ts';
import { identityProviderSamples } from './samples/identityProvider.ts';
import { userSamples } from './samples/user.ts';
import { vipSamples } from './samples/vip.ts';

/** A well-formed input of each contract, for cases in which the input does not matter. */
export const SAMPLES: Samples = {
  ...accountSamples,
  ...activityRankSamples,
  ...adSamples,
  ...analyticsSamples,
  ...announcementSamples,
  ...authSamples,
  ...bankSamples,
  ...bonusBattleSamples,
  ...phoneCodeSamples,
  ...challengeSamples,
  ...chatSamples,
  ...clubSamples,
  ...connectionSamples,
  ...couponSamples,
  ...devSamples,
  ...emailSamples,
  ...envelopeSamples,
  ...errorReportSamples,
  ...fireWheelSamples,
  ...firstDaySamples,
  ...giftSamples,
  ...honorSamples,
  ...inviteSamples,
  ...liveSamples,
  ...lobbySamples,
  ...mailSamples,
  ...missionSamples,
  ...operatorSamples,
  ...ownLimitSamples,
  ...passkeySamples,
  ...passTicketSamples,
  ...paymentSamples,
  ...pictureSamples,
  ...playSamples,
  ...playerSamples,
  ...presentSamples,
  ...spinGrantSamples,
  ...prideSamples,
  ...raceSamples,
  ...relationSamples,
  ...returnRewardSamples,
  ...rewardSamples,
  ...richSamples,
  ...signInDaysSamples,
  ...shopSamples,
  ...identityProviderSamples,
  ...userSamples,
  ...vipSamples,
};
