import { tables } from './0001-tables.ts';
import { relation } from './0002-relation.ts';
import { invite } from './0003-invite.ts';
import { honor } from './0004-honor.ts';
import { mail } from './0005-mail.ts';
import { envelope } from './0006-envelope.ts';
import { gift } from './0007-gift.ts';
import { live } from './0008-live.ts';
import { progress } from './0009-progress.ts';
import { event } from './0010-event.ts';
import { shop } from './0011-shop.ts';
import { operator } from './0012-operator.ts';
import { picture } from './0013-picture.ts';
import { club } from './0014-club.ts';
import { chat } from './0015-chat.ts';
import { jobs } from './0016-jobs.ts';
import { ranking } from './0017-ranking.ts';
import { bankOrder } from './0018-bank-order.ts';
import { clubGain } from './0019-club-gain.ts';
import { battleBrackets } from './0020-battle-brackets.ts';
import { personal } from './0022-personal.ts';
import { analytics } from './0023-analytics.ts';
import { errorReports } from './0024-error-reports.ts';
import { signIn } from './0021-sign-in.ts';
import { sendTimes } from './0025-send-times.ts';
import { sessionProof } from './0026-session-proof.ts';
import { playerPictures } from './0027-player-pictures.ts';
import { privacy } from './0028-privacy.ts';
import { guestReviews } from './0029-guest-reviews.ts';
import { securityEvents } from './0030-security-events.ts';
import { devices } from './0032-devices.ts';
import { passkeys } from './0033-passkeys.ts';
import { jackpotTime } from './0035-jackpot-time.ts';
import { bankDays } from './0036-bank-days.ts';
import { clubWeek } from './0037-club-week.ts';
import { clubDiscovery } from './0038-club-discovery.ts';
import { ownLimits } from './0039-own-limits.ts';
import { deviceIndex } from './0040-device-index.ts';
import { groupNames } from './0041-group-names.ts';
import { nameSkeletons } from './0042-name-skeletons.ts';
import { exclusions } from './0043-exclusions.ts';
import { checkedDeposits } from './0044-checked-deposits.ts';
import { phoneRewards } from './0045-phone-rewards.ts';
import { secondCheck } from './0034-second-check.ts';
import { shopName } from './0046-shop-name.ts';
import { nameGrams } from './0047-name-grams.ts';
import { gameWallet } from './0048-game-wallet.ts';
import { searchFilters } from './0049-search-filters.ts';
import { providerJackpots } from './0050-provider-jackpots.ts';
import { payment } from './0053-payment.ts';
import { invoices } from './0054-invoices.ts';
import { couponBatches } from './0058-coupon-batches.ts';
import { liveSessions } from './0059-live-sessions.ts';
import { liveRoomParts } from './0060-live-rooms.ts';
import { volatility } from './0061-volatility.ts';
import { pushLog } from './0062-push-log.ts';
import { nodes } from './0066-nodes.ts';
import { connectionNodes } from './0072-connection-nodes.ts';
import { publisherOwner } from './0073-publisher-owner.ts';
import { roomWishes } from './0074-room-wishes.ts';
import { providerWins } from './0075-provider-wins.ts';
import { passedOn } from './0077-passed-on.ts';
import { freeGold } from './0078-free-gold.ts';
import { reservedWins } from './0080-reserved-wins.ts';
import { dayReport } from './0085-day-report.ts';
import { givenBack } from './0087-given-back.ts';
import { signInRequests } from './0088-sign-in-requests.ts';
import { mismatchedReports } from './0090-mismatched-reports.ts';
import type { Migration } from '#store/sql/migration.ts';

export type { Dialect, Migration } from '#store/sql/migration.ts';

/** Every step of the schema, oldest first. A released step never changes; a later step corrects it. */
export const MIGRATIONS: readonly Migration[] = [
  tables,
  relation,
  invite,
  honor,
  mail,
  envelope,
  gift,
  live,
  progress,
  event,
  shop,
  operator,
  picture,
  club,
  chat,
  jobs,
  ranking,
  bankOrder,
  clubGain,
  battleBrackets,
  signIn,
  personal,
  analytics,
  errorReports,
  sendTimes,
  sessionProof,
  playerPictures,
  privacy,
  guestReviews,
  securityEvents,
  devices,
  passkeys,
  secondCheck,
  jackpotTime,
  bankDays,
  clubWeek,
  clubDiscovery,
  ownLimits,
  deviceIndex,
  groupNames,
  nameSkeletons,
  exclusions,
  checkedDeposits,
  phoneRewards,
  shopName,
  nameGrams,
  gameWallet,
  searchFilters,
  providerJackpots,
  payment,
  invoices,
  couponBatches,
  liveSessions,
  liveRoomParts,
  volatility,
  pushLog,
  nodes,
  connectionNodes,
  publisherOwner,
  roomWishes,
  providerWins,
  passedOn,
  freeGold,
  reservedWins,
  dayReport,
  givenBack,
  signInRequests,
  mismatchedReports,
];
