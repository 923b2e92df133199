interface Reason {
  readonly reason: string;
  readonly contracts: readonly string[];
}

/** Contracts that no page of the product should call. */
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

/** Contracts with a future screen. */
const TO_COME: readonly Reason[] = [];

const byName = (reasons: readonly Reason[]): ReadonlyMap<string, string> =>
  new Map(reasons.flatMap(({ reason, contracts }) => contracts.map((name) => [name, reason] as const)));

/** By contract name, the reason for having no screen. `npm run protocol:coverage` fails if a reason is missing or outdated. */
export const WITHOUT_SCREEN = byName(NEVER);

/** By contract name, the reason why its screen is still missing. The coverage counts and lists these. */
export const SCREEN_TO_COME = byName(TO_COME);
