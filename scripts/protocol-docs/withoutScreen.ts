interface Reason {
  readonly reason: string;
  readonly contracts: readonly string[];
}

/** Nothing of the product's pages is meant to call these. */
const NEVER: readonly Reason[] = [
  {
    reason: 'development tools and tests call it; a product server does not have it',
    contracts: [
      'putAd',
      'putAnnouncement',
      'advanceClock',
      'getClock',
      'setClubState',
      'createCoupon',
      'setGameState',
      'grantItems',
      'setIdentity',
      'setMaintenance',
      'getOutbox',
      'playPayment',
      'setPlayerState',
      'setProviderState',
      'grantSpecialReward',
      'settleRound',
      'setSwitch',
      'setWord',
    ],
  },
  {
    reason: 'for operators, who use `npm run admin`',
    contracts: ['sendAnnouncement', 'getSwitches'],
  },
  {
    reason: 'pages show a face by its address, which leads here',
    contracts: ['getHeadshot'],
  },
  {
    reason: 'pages show the picture of a room by `PicURL`, which leads here',
    contracts: ['getLiveFrame'],
  },
  {
    reason: 'identity providers are bound through their own sign-in, by which the service knows who one is there',
    contracts: ['bindIdentityProvider', 'getIdentityOwner'],
  },
  {
    reason: 'pages ask the realtime operation for the same',
    contracts: ['getBagLog', 'getPlayerInfo', 'getOpenRankActivities', 'getOpenActivityRank'],
  },
  {
    reason: 'pages pay by `payOrder`, which every gateway serves',
    contracts: ['payByMycard', 'payByOmg'],
  },
  {
    reason: 'what it carries comes with another answer that the page asks for',
    contracts: ['getPhoneAccounts', 'checkEmail', 'announcementPublished', 'getShopGoods'],
  },
];

/** What a screen of the product will call; it is still to be built. */
const TO_COME: readonly Reason[] = [];

const byName = (reasons: readonly Reason[]): ReadonlyMap<string, string> =>
  new Map(reasons.flatMap(({ reason, contracts }) => contracts.map((name) => [name, reason] as const)));

/**
 * By a contract's name, why no screen is to call it. `npm run protocol:coverage` fails where a reason is missing, and where one no longer
 * holds.
 */
export const WITHOUT_SCREEN = byName(NEVER);

/** By a contract's name, why its screen is still to come. The coverage counts and lists these. */
export const SCREEN_TO_COME = byName(TO_COME);
