/** Roles in a club (decisions §6); empty: not in it. */
export const CLUB_ROLES = ['leader', 'deputy', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

/** What a role may let one do in a club. */
export type ClubRight =
  | 'read'
  | 'giveToVault'
  | 'redeemCoupon'
  | 'leave'
  | 'invite'
  | 'decideApplications'
  | 'kick'
  | 'groupMessage'
  | 'seeVault'
  | 'claimAchievement'
  | 'edit'
  | 'exchangeVault'
  | 'redEnvelope'
  | 'openChat'
  | 'changeLeader'
  | 'assignDeputies'
  | 'dissolve'
  | 'alliance';

const EVERYONE = CLUB_ROLES;
const OFFICERS = ['leader', 'deputy'] as const;
const LEADER = ['leader'] as const;

/**
 * Who may do what (decisions §6). Of what it is silent about: officers see the vault and claim achievements, everyone gives to
 * the vault and redeems coupons of their own, only the leader speaks for the club in an alliance.
 */
export const CLUB_RIGHTS: Readonly<Record<ClubRight, readonly ClubRole[]>> = {
  read: EVERYONE,
  giveToVault: EVERYONE,
  redeemCoupon: EVERYONE,
  /** The leader only once the leadership was handed over. */
  leave: EVERYONE,
  invite: OFFICERS,
  decideApplications: OFFICERS,
  kick: OFFICERS,
  groupMessage: OFFICERS,
  seeVault: OFFICERS,
  claimAchievement: OFFICERS,
  edit: LEADER,
  exchangeVault: LEADER,
  redEnvelope: LEADER,
  openChat: LEADER,
  changeLeader: LEADER,
  assignDeputies: LEADER,
  dissolve: LEADER,
  alliance: LEADER,
};

/** Whether a role carries a right; the empty role carries none. */
export const mayInClub = (role: string, right: ClubRight): boolean =>
  CLUB_RIGHTS[right].some((allowed) => allowed === role);

/** Whether one may kick another of the same club: the leader anyone else, a deputy members only. */
export const mayKick = (role: string, otherRole: string): boolean =>
  mayInClub(role, 'kick') && otherRole !== 'leader' && (role === 'leader' || otherRole === 'member');

export const CLUB_NAME_MIN = 2;
export const CLUB_DESCRIPTION_MAX = 100;
/** Flag colours (specification 1 §9) and the product's own pictures for the flag. */
export const CLUB_FLAG_COLORS = 10;
export const CLUB_BADGES = 12;

/** What founding a club takes (decisions §6); `domain/economy.json` holds the same, and a test compares them. */
export const CLUB_FOUNDING = { VIPLevel: 3, Gold: 100_000 } as const;
/** What founding an alliance takes. */
export const ALLIANCE_FOUNDING_GOLD = 500_000;
/** Members who may be deputies at once. */
export const CLUB_DEPUTIES = 3;
/** The least that goes into the vault at once, and out of it. */
export const CLUB_MIN_DEPOSIT = 1000;
export const CLUB_MIN_WITHDRAWAL = 10_000;
/** Group messages in a day. */
export const CLUB_GROUP_MESSAGES = 3;
