import * as z from 'zod/mini';
import {
  Badge,
  ClubApplication,
  ClubID,
  ClubInfo,
  ClubInvitation,
  ClubMember,
  ClubMemberChange,
  ClubSummary,
  FlagColor,
  OwnMembership,
} from '../entities/club.ts';
import { LocaleID, Page, PlayerID, perPage, Time } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'club', origin: 'added', caller: 'player' } as const;
const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ List: z.array(item), Total: z.int().check(z.minimum(0)) });
const ClubName = z.string().check(z.maxLength(64));

export const createClub = operation({
  ...defaults,
  op: 14600,
  name: 'createClub',
  effect: 'write',
  request: z.strictObject({
    ClubName,
    FlagColor: z._default(FlagColor, 1),
    Badge: z._default(Badge, 1),
    Language: z._default(LocaleID, 'zh_tw'),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['ClubName'],
  names: ['ClubName'],
  result: ClubInfo,
  codes: [100011, 200101, 200102, 200103, 200112, 200114],
  summary: 'Founds a club from VIP 3 for 100,000 gold; the founder leads it.',
  section: 'decisions §6',
});

export const searchClubs = operation({
  ...defaults,
  op: 14610,
  name: 'searchClubs',
  effect: 'read',
  request: z.strictObject({
    /** Part of a name, or an id. Empty finds all clubs. */
    Search: z._default(z.string().check(z.maxLength(64)), ''),
    /** Only clubs whose members write in it. */
    Language: z.optional(LocaleID),
    /** Only clubs that accept applications from the caller's VIP tier. */
    Open: z._default(z.boolean(), false),
    Page,
    PerPage: perPage(20, 100),
  }),
  result: listOf(ClubSummary),
  summary: 'Finds clubs by name or id, language and open applications, those with the most growth first.',
  section: 'specification 1 §2; decisions §6',
});

export const getClub = operation({
  ...defaults,
  op: 14620,
  name: 'getClub',
  effect: 'read',
  /** Absent means the caller's own club. */
  request: z.strictObject({ ClubID: z.optional(ClubID) }),
  result: ClubInfo,
  codes: [200098, 200105],
  summary: "A club's page; the vault only for its officers.",
  section: 'specification 1 §2; decisions §6',
});

export const getClubMembers = operation({
  ...defaults,
  op: 14630,
  name: 'getClubMembers',
  effect: 'read',
  request: z.strictObject({ Page, PerPage: perPage(50, 2000) }),
  result: listOf(ClubMember),
  codes: [200105],
  summary: "Lists the own club's members: leader, deputies, then by contribution.",
  section: 'specification 1 §9; decisions §6',
});

export const applyToClub = operation({
  ...defaults,
  op: 14640,
  name: 'applyToClub',
  effect: 'write',
  request: z.strictObject({ ClubID }),
  result: z.object({ CreateTime: Time }),
  codes: [100017, 200065, 200098, 200099, 200100, 200103, 200104, 200114],
  summary: 'Applies to a club, from its required tier (200065); again only 24 hours after a rejection.',
  section: 'specification 2 §8; decisions §6',
});

export const clubApplicationArrived = pushOf(applyToClub, {
  op: 14642,
  name: 'clubApplicationArrived',
  audience: 'player',
  result: ClubApplication,
  summary: 'To the officers: a player wants to join.',
});

export const withdrawClubApplication = operation({
  ...defaults,
  op: 14650,
  name: 'withdrawClubApplication',
  effect: 'write',
  request: z.strictObject({ ClubID }),
  result: z.object({}),
  codes: [300011],
  summary: "Withdraws the caller's open application.",
  section: 'decisions §6',
});

export const getClubApplications = operation({
  ...defaults,
  op: 14660,
  name: 'getClubApplications',
  effect: 'read',
  request: z.strictObject({ Page, PerPage: perPage(20, 100) }),
  result: listOf(ClubApplication),
  codes: [200105, 200107],
  summary: 'Lists open applications to the own club, oldest first.',
  section: 'specification 1 §2; decisions §6',
});

export const approveClubApplication = operation({
  ...defaults,
  op: 14670,
  name: 'approveClubApplication',
  effect: 'write',
  request: z.strictObject({ PlayerID }),
  result: ClubMember,
  codes: [200099, 200105, 200107, 300011],
  summary: 'Accepts an applicant.',
  section: 'decisions §6',
});

export const clubMemberJoined = pushOf(approveClubApplication, {
  op: 14672,
  name: 'clubMemberJoined',
  audience: 'channel',
  result: ClubMemberChange,
  summary: 'To the club: a player joined, by application or invitation.',
});

export const clubMembershipChanged = pushOf(approveClubApplication, {
  op: 14673,
  name: 'clubMembershipChanged',
  audience: 'player',
  result: OwnMembership,
  summary: 'To a player: the own club or role changed, for any reason.',
});

export const refuseClubApplication = operation({
  ...defaults,
  op: 14680,
  name: 'refuseClubApplication',
  effect: 'write',
  request: z.strictObject({ PlayerID }),
  result: z.object({ ReapplyTime: Time }),
  codes: [200105, 200107, 300011],
  summary: 'Rejects an applicant, who may apply again after 24 hours.',
  section: 'decisions §6',
});

export const clubApplicationRefused = pushOf(refuseClubApplication, {
  op: 14682,
  name: 'clubApplicationRefused',
  audience: 'player',
  result: z.object({ ClubID, ClubName: z.string(), ReapplyTime: Time }),
  summary: 'To the applicant: the club rejected the application.',
});

export const getOwnClubApplications = operation({
  ...defaults,
  op: 14690,
  name: 'getOwnClubApplications',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(z.object({ Club: ClubSummary, CreateTime: Time })) }),
  summary: "Lists the caller's open applications, newest first.",
  section: 'decisions §6',
});

export const inviteToClub = operation({
  ...defaults,
  op: 14700,
  name: 'inviteToClub',
  effect: 'write',
  request: z.strictObject({ PlayerID }),
  result: z.object({ Expires: Time }),
  codes: [100013, 200099, 200103, 200105, 200106, 200107, 200121, 300014, 300017],
  summary: 'Invites a player to join. The invitation is open for seven days; a club has at most twenty.',
  section: 'specification 1 §2; decisions §6',
});

export const clubInvitationArrived = pushOf(inviteToClub, {
  op: 14702,
  name: 'clubInvitationArrived',
  audience: 'player',
  result: ClubInvitation,
  summary: 'To a player: a club invites the player to join.',
});

export const getClubInvitations = operation({
  ...defaults,
  op: 14710,
  name: 'getClubInvitations',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(ClubInvitation) }),
  summary: 'Lists the clubs that invite the caller, newest first.',
  section: 'decisions §6',
});

export const acceptClubInvitation = operation({
  ...defaults,
  op: 14720,
  name: 'acceptClubInvitation',
  effect: 'write',
  request: z.strictObject({ ClubID }),
  result: ClubInfo,
  codes: [200099, 200103, 300011],
  summary: 'Joins a club that sent an invitation.',
  section: 'decisions §6',
});

export const declineClubInvitation = operation({
  ...defaults,
  op: 14730,
  name: 'declineClubInvitation',
  effect: 'write',
  request: z.strictObject({ ClubID }),
  result: z.object({}),
  codes: [300011],
  summary: "Declines a club's invitation.",
  section: 'decisions §6',
});

export const leaveClub = operation({
  ...defaults,
  op: 14740,
  name: 'leaveClub',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({}),
  codes: [200105, 300015],
  summary: 'Leaves the club. The leader must hand over the leadership first (300015).',
  section: 'decisions §6',
});

export const clubMemberLeft = pushOf(leaveClub, {
  op: 14742,
  name: 'clubMemberLeft',
  audience: 'channel',
  result: ClubMemberChange,
  summary: 'To the club: a member left.',
});

export const kickClubMember = operation({
  ...defaults,
  op: 14750,
  name: 'kickClubMember',
  effect: 'write',
  request: z.strictObject({ PlayerID }),
  result: z.object({ MemberCount: z.int().check(z.minimum(0)) }),
  codes: [200105, 200107, 300018],
  summary: 'Removes a member: the leader anyone, a deputy members only.',
  section: 'specification 2 §2; decisions §6',
});

export const clubMemberKicked = pushOf(kickClubMember, {
  op: 14752,
  name: 'clubMemberKicked',
  audience: 'channel',
  result: ClubMemberChange,
  summary: 'To the club: a member was removed.',
});

export const kickedFromClub = pushOf(kickClubMember, {
  op: 14753,
  name: 'kickedFromClub',
  audience: 'player',
  result: z.object({ ClubID, ClubName: z.string() }),
  summary: 'To the player who was removed.',
});

export const getClubRank = operation({
  ...defaults,
  op: 14760,
  name: 'getClubRank',
  effect: 'read',
  request: z.strictObject({ Page, PerPage: perPage(20, 100) }),
  result: z.object({
    List: z.array(z.extend(ClubSummary, { Rank: z.int().check(z.minimum(1)), Growth: z.int().check(z.minimum(0)) })),
    Total: z.int().check(z.minimum(0)),
    /** The rank of the own club. 0 means that it has no rank. */
    OwnRank: z.int().check(z.minimum(0)),
  }),
  summary: 'Lists clubs by growth.',
  section: 'decisions §6',
});
