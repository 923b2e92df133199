/** Roles in a club (decisions §6). An empty role means no membership. */
export const CLUB_ROLES = ['leader', 'deputy', 'member'] as const;
export type ClubRole = (typeof CLUB_ROLES)[number];

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
 * The roles that have each right (decisions §6). The decisions are silent on these: officers see the vault and claim achievements, all
 * members give to the vault and redeem their own coupons, and only the leader acts for the club in an alliance.
 */
export const CLUB_RIGHTS: Readonly<Record<ClubRight, readonly ClubRole[]>> = {
  read: EVERYONE,
  giveToVault: EVERYONE,
  redeemCoupon: EVERYONE,
  /** The leader can leave only after handing over the leadership. */
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

/** An empty role has no rights. */
export const mayInClub = (role: string, right: ClubRight): boolean =>
  CLUB_RIGHTS[right].some((allowed) => allowed === role);

/** Whether a member may kick another member of the same club. The leader may kick anyone else, a deputy only members. */
export const mayKick = (role: string, otherRole: string): boolean =>
  mayInClub(role, 'kick') && otherRole !== 'leader' && (role === 'leader' || otherRole === 'member');

export const CLUB_NAME_MIN = 2;
export const CLUB_DESCRIPTION_MAX = 100;
/** Flag colours (specification 1 §9) and the product's own pictures for the flag. */
export const CLUB_FLAG_COLORS = 10;
export const CLUB_BADGES = 12;

/** The conditions for founding a club (decisions §6). `domain/economy.json` has the same numbers, and a test compares them. */
export const CLUB_FOUNDING = { VIPLevel: 3, Gold: 100_000 } as const;
export const ALLIANCE_FOUNDING_GOLD = 500_000;
export const CLUB_DEPUTIES = 3;
export const CLUB_MIN_DEPOSIT = 1000;
export const CLUB_MIN_WITHDRAWAL = 10_000;
/** The most group messages in a day. */
export const CLUB_GROUP_MESSAGES = 3;
