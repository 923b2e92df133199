import * as z from 'zod/mini';
import { Badge, ClubID, ClubInfo, ClubMemberChange, ClubSummary, FlagColor } from '../entities/club.ts';
import { LocaleID, PlayerID, Time } from '../entities/identifiers.ts';
import { VipLevel } from '../entities/vip.ts';
import { operation, pushOf } from '../operation.ts';
import { SECOND_CHECK_CODES, SECOND_CHECK_SUMMARY, secondCheckRequest } from '../secondCheck.ts';

const defaults = {
  socket: 'lobby',
  group: 'club',
  origin: 'added',
  caller: 'player',
  effect: 'write',
  section: 'specification 1 §2; decisions §6',
} as const;
const Empty = z.object({});

export const editClub = operation({
  ...defaults,
  op: 14800,
  name: 'editClub',
  request: z.strictObject({
    Description: z.optional(z.string().check(z.maxLength(400))),
    FlagColor: z.optional(FlagColor),
    Badge: z.optional(Badge),
    AcceptsApplications: z.optional(z.boolean()),
    LeastVIPLevel: z.optional(VipLevel),
    Language: z.optional(LocaleID),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Description'],
  result: ClubInfo,
  codes: [200067, 200105, 200107],
  summary:
    "Changes the club's introduction (100 characters), its language, its flag, and the conditions for applications.",
});

export const clubEdited = pushOf(editClub, {
  op: 14802,
  name: 'clubEdited',
  audience: 'channel',
  result: z.extend(ClubSummary, { Description: z.string() }),
  summary: 'To the club: its page changed.',
});

export const changeClubLeader = operation({
  ...defaults,
  op: 14810,
  name: 'changeClubLeader',
  request: z.strictObject({ PlayerID, ...secondCheckRequest }),
  result: z.object({ Expires: Time }),
  codes: [200105, 200106, 200107, 300018, ...SECOND_CHECK_CODES],
  summary: `Offers the leadership to a member, who has 24 hours to accept. Who leads a club may pay its vault out, whose gold counts here. ${SECOND_CHECK_SUMMARY}`,
});

export const clubLeadershipOffered = pushOf(changeClubLeader, {
  op: 14812,
  name: 'clubLeadershipOffered',
  audience: 'player',
  result: z.object({ ClubID, ClubName: z.string(), LeaderName: z.string(), Expires: Time }),
  summary: 'To the member who is offered the leadership.',
});

export const clubSuccessorChanged = pushOf(changeClubLeader, {
  op: 14813,
  name: 'clubSuccessorChanged',
  audience: 'channel',
  result: z.object({ ClubID, PlayerID: z.string(), Expires: z.union([z.literal(''), Time]) }),
  summary:
    'To the club: the member with an offer of the leadership. Both fields are empty once the offer was answered or withdrawn.',
});

export const answerClubLeadership = operation({
  ...defaults,
  op: 14820,
  name: 'answerClubLeadership',
  request: z.strictObject({ Accept: z.boolean() }),
  result: ClubInfo,
  codes: [200105, 300011],
  summary: 'Accepts or declines an offered leadership; the former leader becomes a member.',
});

export const clubLeadershipAnswered = pushOf(answerClubLeadership, {
  op: 14822,
  name: 'clubLeadershipAnswered',
  audience: 'player',
  result: z.object({ ClubID, PlayerID, Name: z.string(), Accept: z.boolean() }),
  summary: 'To the leader who made the offer: the answer.',
});

export const withdrawClubLeadership = operation({
  ...defaults,
  op: 14830,
  name: 'withdrawClubLeadership',
  request: z.strictObject({}),
  result: Empty,
  codes: [200105, 200107, 300011],
  summary: 'Withdraws the offer of the leadership.',
});

export const setClubDeputy = operation({
  ...defaults,
  op: 14840,
  name: 'setClubDeputy',
  request: z.strictObject({ PlayerID, Deputy: z.boolean() }),
  result: ClubInfo,
  codes: [200105, 200107, 300014, 300018],
  summary: 'Makes a member a deputy, three at most, or a deputy a member.',
});

export const clubRoleChanged = pushOf(setClubDeputy, {
  op: 14842,
  name: 'clubRoleChanged',
  audience: 'channel',
  result: ClubMemberChange,
  summary: "To the club: a member's role changed, by assignment or by a change of the leader.",
});

export const createClubChat = operation({
  ...defaults,
  op: 14850,
  name: 'createClubChat',
  request: z.strictObject({}),
  result: z.object({ HasChat: z.literal(true) }),
  codes: [200105, 200107, 300012],
  summary: 'Opens the chat room of the club (創建聊天室); at once.',
});

export const clubChatOpened = pushOf(createClubChat, {
  op: 14852,
  name: 'clubChatOpened',
  audience: 'channel',
  socket: 'both',
  result: z.object({ ClubID }),
  summary: 'To the club: the chat room is open.',
});

export const sendClubGroupMessage = operation({
  ...defaults,
  op: 14860,
  name: 'sendClubGroupMessage',
  request: z.strictObject({ Message: z.string().check(z.maxLength(4096)), Decode: z.optional(z.boolean()) }),
  texts: ['Message'],
  result: z.object({ Receivers: z.int().check(z.minimum(0)), Left: z.int().check(z.minimum(0)) }),
  codes: [200067, 200068, 200105, 200107, 200115],
  summary: 'Sends all members a mail, at most three times a day.',
});

export const textClubMembers = operation({
  ...defaults,
  op: 14870,
  name: 'textClubMembers',
  request: z.strictObject({}),
  result: z.object({ Receivers: z.int().check(z.minimum(0)) }),
  codes: [200105, 200107, 200108],
  summary: 'Sends members a text message with fixed words to their phones, once a day.',
});

export const dissolveClub = operation({
  ...defaults,
  op: 14880,
  name: 'dissolveClub',
  request: z.strictObject({}),
  result: z.object({ DissolveTime: Time }),
  codes: [200105, 200106, 200107, 300013],
  summary: "Gives notice of the club's end: with an empty vault the club ends in 24 hours.",
});

export const clubDissolving = pushOf(dissolveClub, {
  op: 14882,
  name: 'clubDissolving',
  audience: 'channel',
  result: z.object({ ClubID, DissolveTime: z.union([z.literal(''), Time]) }),
  summary: 'To the club: when it ends; empty once the notice was withdrawn.',
});

export const clubDissolved = pushOf(dissolveClub, {
  op: 14883,
  name: 'clubDissolved',
  audience: 'channel',
  result: z.object({ ClubID, ClubName: z.string() }),
  summary: 'To the club: it ended.',
});

export const cancelClubDissolution = operation({
  ...defaults,
  op: 14890,
  name: 'cancelClubDissolution',
  request: z.strictObject({}),
  result: Empty,
  codes: [200105, 200107, 300015],
  summary: 'Withdraws the notice.',
});
