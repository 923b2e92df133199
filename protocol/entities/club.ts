import * as z from 'zod/mini';
import { CLUB_BADGES, CLUB_FLAG_COLORS, CLUB_ROLES } from '../rules/club.ts';
import { Amount, LocaleID, PlayerID, Time } from './identifiers.ts';
import { PlayerSummary, ShownLastLogin } from './player.ts';
import { VipLevel } from './vip.ts';

export const ClubID = z.string().check(z.minLength(1), z.maxLength(36));
export const AllianceID = z.string().check(z.minLength(1), z.maxLength(36));
export const FlagColor = z.int().check(z.minimum(1), z.maximum(CLUB_FLAG_COLORS));
export const Badge = z.int().check(z.minimum(1), z.maximum(CLUB_BADGES));
export const ClubRole = z.enum(CLUB_ROLES);
/** The player's own daily limits of play and spending, and their use today. */
export const ClubRoleOrNone = z.enum(['', ...CLUB_ROLES]);
const TimeOrNone = z.union([z.literal(''), Time]);

/** A club's picture (specification 1 §3): its own address, or otherwise one of the product's pictures. */
export const PicInfo = z.object({ Path: z.string(), DefaultID: Badge });

export const ClubSummary = z.object({
  ClubID,
  ClubName: z.string(),
  FlagColor,
  PicInfo,
  Level: z.int().check(z.minimum(1)),
  MemberCount: Amount,
  MemberLimit: Amount,
  AcceptsApplications: z.boolean(),
  /** The tier from which a player may apply. Invitations need none. */
  LeastVIPLevel: VipLevel,
  /** The language in which its members write. */
  Language: LocaleID,
  /** Gold that its members gave to the vault since Monday in Taipei: a measure of activity. */
  WeekContribution: Amount,
  /** Sign-ins, refusals and changes of sign-in methods of the last 90 days. Further fields depend on the kind. */
  AllianceID: z.string(),
  AllianceName: z.string(),
  LeaderName: z.string(),
});
export type ClubSummary = z.infer<typeof ClubSummary>;

export const ClubInfo = z.extend(ClubSummary, {
  Description: z.string(),
  Leader: z.nullable(PlayerSummary),
  Deputies: z.array(PlayerSummary),
  Growth: Amount,
  /** The growth of the next level. Null at the last level. */
  NextGrowth: z.nullable(Amount),
  Contribution: Amount,
  HasChat: z.boolean(),
  /** Null for players who may not see it. */
  Vault: z.nullable(Amount),
  MyRole: ClubRoleOrNone,
  /** The state of the player's own application: no application, open, or refused (then the player may apply again at `ReapplyTime`). */
  Application: z.enum(['none', 'open', 'refused']),
  ReapplyTime: TimeOrNone,
  /** The alliance that the club applied to. Null without an application, or if the player may not apply for the club. */
  AllianceRequest: z.nullable(z.object({ AllianceID, AllianceName: z.string(), CreateTime: Time })),
  Invited: z.boolean(),
  /** The player who was offered the leadership. Null without an offer, or for a player who is no member. */
  Successor: z.nullable(PlayerSummary),
  SuccessionExpires: TimeOrNone,
  /** When the club ends. Empty without a notice. */
  DissolveTime: TimeOrNone,
  CreateTime: Time,
});
export type ClubInfo = z.infer<typeof ClubInfo>;

export const ClubMember = z.extend(PlayerSummary, {
  ClubRole,
  Online: z.boolean(),
  Level: z.int().check(z.minimum(1)),
  LastLoginTime: ShownLastLogin,
  JoinTime: Time,
  Contribution: Amount,
  /** Given since Monday in Taipei. */
  WeekContribution: Amount,
});
export type ClubMember = z.infer<typeof ClubMember>;

export const ClubApplication = z.object({
  ClubID,
  ClubName: z.string(),
  Player: PlayerSummary,
  Level: z.int().check(z.minimum(1)),
  CreateTime: Time,
});
export type ClubApplication = z.infer<typeof ClubApplication>;

/** A club's invitation to the player, until `Expires`. */
export const ClubInvitation = z.object({ Club: ClubSummary, Inviter: PlayerSummary, CreateTime: Time, Expires: Time });
export type ClubInvitation = z.infer<typeof ClubInvitation>;

/** A change of a club's members, for the club's connections. */
export const ClubMemberChange = z.object({
  ClubID,
  PlayerID,
  Name: z.string(),
  /** Empty after leaving the club. */
  ClubRole: ClubRoleOrNone,
  MemberCount: Amount,
});
export type ClubMemberChange = z.infer<typeof ClubMemberChange>;

/** A change of the player's own membership. Empty means that the player is in no club. */
export const OwnMembership = z.object({ ClubID: z.string(), ClubName: z.string(), ClubRole: ClubRoleOrNone });

/** Kinds of vault records and tabs of their list: 1 exchange, 2 contribution, 3 achievement, 4 issued coupon, 5 returned coupon. */
export const VAULT_RECORD = { exchange: 1, deposit: 2, achievement: 3, coupon: 4, couponReturned: 5 } as const;
export const VaultRecordKind = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const VaultRecord = z.object({
  ID: z.string(),
  Kind: VaultRecordKind,
  /** The player who caused the record. Null for a scheduled job. */
  Actor: z.nullable(PlayerSummary),
  /** The receiver. Null if the vault receives. */
  Player: z.nullable(PlayerSummary),
  Amount,
  /** The vault's balance afterwards. */
  Balance: Amount,
  CreateTime: Time,
});
export type VaultRecord = z.infer<typeof VaultRecord>;

export const CLUB_COUPON_STATUS = ['open', 'redeemed', 'returned'] as const;
/**
 * A club's coupon: gold that the leader took out of the vault for one member, who redeems it within seven days. An unredeemed coupon
 * returns to the vault.
 */
export const ClubCoupon = z.object({
  CouponID: z.string(),
  Player: PlayerSummary,
  Issuer: PlayerSummary,
  Amount,
  Status: z.enum(CLUB_COUPON_STATUS),
  CreateTime: Time,
  Expires: Time,
});
export type ClubCoupon = z.infer<typeof ClubCoupon>;

export const CLUB_ACHIEVEMENT_KINDS = ['members', 'contribution', 'level', 'chat', 'alliance'] as const;
export const ClubAchievement = z.object({
  AchievementID: z.int().check(z.minimum(1)),
  Kind: z.enum(CLUB_ACHIEVEMENT_KINDS),
  Target: Amount,
  Progress: Amount,
  /** Gold for the vault. */
  Reward: Amount,
  Claimed: z.boolean(),
});
export type ClubAchievement = z.infer<typeof ClubAchievement>;

export const AllianceSummary = z.object({
  AllianceID,
  AllianceName: z.string(),
  LeaderClubName: z.string(),
  ClubCount: Amount,
  ClubLimit: Amount,
  CreateTime: Time,
});
export type AllianceSummary = z.infer<typeof AllianceSummary>;
export const AllianceInfo = z.extend(AllianceSummary, { LeaderClubID: ClubID, Clubs: z.array(ClubSummary) });
export type AllianceInfo = z.infer<typeof AllianceInfo>;
export const AllianceRequest = z.object({ Club: ClubSummary, CreateTime: Time });
