import type { ConformanceCase } from './case.ts';
import { authCases } from './cases/auth.ts';
import { phoneCodeCases } from './cases/phoneCode.ts';
import { phoneCodeMoveCases } from './cases/phoneCodeMove.ts';
import { chatCases } from './cases/chat.ts';
import { connectionCases } from './cases/connection.ts';
import { tabCases } from './cases/tabs.ts';
import { devCases } from './cases/dev.ts';
import { everyEndpointCases } from './cases/everyEndpoint.ts';
import { everyOperationCases } from './cases/everyOperation.ts';
import { gameListCases } from './cases/gameLists.ts';
import { lobbyCases } from './cases/lobby.ts';
import { userCases } from './cases/user.ts';
import { accountCases } from './cases/account.ts';
import { missionCountsCases } from './cases/missionCounts.ts';
import { activityRankCases } from './cases/activityRank.ts';
import { adCases } from './cases/ad.ts';
import { analyticsCases } from './cases/analytics.ts';
import { announcementCases } from './cases/announcement.ts';
import { bankCases } from './cases/bank.ts';
import { bonusBattleCases } from './cases/bonusBattle.ts';
import { raceCases } from './cases/race.ts';
import { challengeCases } from './cases/challenge.ts';
import { clubCases } from './cases/club.ts';
import { couponCases } from './cases/coupon.ts';
import { deviceCases } from './cases/device.ts';
import { securityNoticeCases } from './cases/securityNotice.ts';
import { emailCases } from './cases/email.ts';
import { envelopeCases } from './cases/envelope.ts';
import { errorReportCases } from './cases/errorReport.ts';
import { fireWheelCases } from './cases/fireWheel.ts';
import { firstDayCases } from './cases/firstDay.ts';
import { giftCases } from './cases/gift.ts';
import { giftPasswordCases } from './cases/giftPassword.ts';
import { giftReceiptCases } from './cases/giftReceipt.ts';
import { honorCases } from './cases/honor.ts';
import { inviteCases } from './cases/invite.ts';
import { liveCases } from './cases/live.ts';
import { mailCases } from './cases/mail.ts';
import { phoneCodeStrangerCases } from './cases/phoneCodeStranger.ts';
import { signInRequestCases } from './cases/signInRequest.ts';
import { phoneRewardCases } from './cases/phoneReward.ts';
import { secondCheckCases } from './cases/secondCheck.ts';
import { vaultCheckCases } from './cases/vaultCheck.ts';
import { freeGoldCases } from './cases/freeGold.ts';
import { youngAccountCases } from './cases/youngAccount.ts';
import { missionCases } from './cases/mission.ts';
import { operatorCases } from './cases/operator.ts';
import { openCases } from './cases/open.ts';
import { ownLimitCases } from './cases/ownLimit.ts';
import { passkeyCases } from './cases/passkey.ts';
import { passkeySignInCases } from './cases/passkeySignIn.ts';
import { passTicketCases } from './cases/passTicket.ts';
import { orderHistoryCases } from './cases/orderHistory.ts';
import { paymentCases } from './cases/payment.ts';
import { pictureCases } from './cases/picture.ts';
import { playCases } from './cases/play.ts';
import { spinGrantCases } from './cases/spinGrant.ts';
import { presentCases } from './cases/present.ts';
import { prideCases } from './cases/pride.ts';
import { relationCases } from './cases/relation.ts';
import { returnRewardCases } from './cases/returnReward.ts';
import { rewardCases } from './cases/reward.ts';
import { richCases } from './cases/rich.ts';
import { signInCases } from './cases/signIn.ts';
import { signInDaysCases } from './cases/signInDays.ts';
import { shopCases } from './cases/shop.ts';
import { identityProviderCases } from './cases/identityProvider.ts';
import { vipCases } from './cases/vip.ts';

/** The cases by file. Cases of one file may share players. */
export const CONFORMANCE_FILES: readonly (readonly ConformanceCase[])[] = [
  connectionCases,
  tabCases,
  userCases,
  gameListCases,
  lobbyCases,
  chatCases,
  authCases,
  phoneCodeCases,
  phoneCodeMoveCases,
  devCases,
  accountCases,
  deviceCases,
  securityNoticeCases,
  activityRankCases,
  adCases,
  analyticsCases,
  announcementCases,
  bankCases,
  bonusBattleCases,
  raceCases,
  challengeCases,
  clubCases,
  couponCases,
  emailCases,
  envelopeCases,
  errorReportCases,
  fireWheelCases,
  firstDayCases,
  giftCases,
  giftPasswordCases,
  giftReceiptCases,
  honorCases,
  inviteCases,
  liveCases,
  mailCases,
  phoneCodeStrangerCases,
  signInRequestCases,
  phoneRewardCases,
  secondCheckCases,
  vaultCheckCases,
  freeGoldCases,
  youngAccountCases,
  missionCases,
  operatorCases,
  openCases,
  ownLimitCases,
  passkeyCases,
  passkeySignInCases,
  passTicketCases,
  orderHistoryCases,
  paymentCases,
  pictureCases,
  playCases,
  presentCases,
  spinGrantCases,
  prideCases,
  relationCases,
  returnRewardCases,
  rewardCases,
  richCases,
  signInCases,
  signInDaysCases,
  shopCases,
  identityProviderCases,
  vipCases,
  missionCountsCases,
  everyOperationCases,
  everyEndpointCases,
];

/** Every shell runs the same cases over its real transport. */
export const CONFORMANCE_CASES: readonly ConformanceCase[] = CONFORMANCE_FILES.flat();
