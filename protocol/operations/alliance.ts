import * as z from 'zod/mini';
import { AllianceID, AllianceInfo, AllianceRequest, AllianceSummary, ClubID } from '../entities/club.ts';
import { Page, perPage, Time } from '../entities/identifiers.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'club',
  origin: 'added',
  caller: 'player',
  section: 'specification 1 §3, 2 §8; decisions §6',
} as const;

export const searchAlliances = operation({
  ...defaults,
  op: 15000,
  name: 'searchAlliances',
  effect: 'read',
  request: z.strictObject({
    Search: z._default(z.string().check(z.maxLength(64)), ''),
    Page,
    PerPage: perPage(20, 100),
  }),
  result: z.object({ List: z.array(AllianceSummary), Total: z.int().check(z.minimum(0)) }),
  summary: 'Finds alliances by name or id, oldest first.',
});

export const getAlliance = operation({
  ...defaults,
  op: 15010,
  name: 'getAlliance',
  effect: 'read',
  /** Absent means the alliance of the caller's own club. */
  request: z.strictObject({ AllianceID: z.optional(AllianceID) }),
  result: AllianceInfo,
  codes: [200111],
  summary: 'An alliance and its clubs.',
});

export const createAlliance = operation({
  ...defaults,
  op: 15020,
  name: 'createAlliance',
  effect: 'write',
  request: z.strictObject({ AllianceName: z.string().check(z.maxLength(64)), Decode: z.optional(z.boolean()) }),
  texts: ['AllianceName'],
  names: ['AllianceName'],
  result: AllianceInfo,
  codes: [100011, 200101, 200102, 200105, 200107, 300015],
  summary:
    "Founds an alliance for the leader's own gold; the club leads it. 300015: the club is in an alliance already.",
});

export const requestAlliance = operation({
  ...defaults,
  op: 15030,
  name: 'requestAlliance',
  effect: 'write',
  request: z.strictObject({ AllianceID }),
  result: z.object({ CreateTime: Time }),
  codes: [200105, 200106, 200107, 200111, 300014, 300015],
  summary: 'Applies to an alliance for the club. 200106: a request is open; 300014: the alliance is full.',
});

export const allianceRequestArrived = pushOf(requestAlliance, {
  op: 15032,
  name: 'allianceRequestArrived',
  audience: 'player',
  result: AllianceRequest,
  summary: 'To the leader of the leading club: a club wants to join.',
});

export const withdrawAllianceRequest = operation({
  ...defaults,
  op: 15040,
  name: 'withdrawAllianceRequest',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({}),
  codes: [200105, 200107, 300011],
  summary: "Withdraws the club's open request.",
});

export const getAllianceRequests = operation({
  ...defaults,
  op: 15050,
  name: 'getAllianceRequests',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(AllianceRequest) }),
  codes: [200105, 200107, 200111],
  summary: 'Lists the clubs that want to join, for the leader of the leading club.',
});

export const answerAllianceRequest = operation({
  ...defaults,
  op: 15060,
  name: 'answerAllianceRequest',
  effect: 'write',
  request: z.strictObject({ ClubID, Accept: z.boolean() }),
  result: AllianceInfo,
  codes: [200105, 200107, 200111, 300011, 300014],
  summary: 'Accepts or rejects a club; only for the leader of the leading club.',
});

export const clubAllianceChanged = pushOf(answerAllianceRequest, {
  op: 15062,
  name: 'clubAllianceChanged',
  audience: 'channel',
  socket: 'both',
  result: z.object({ ClubID, AllianceID: z.string(), AllianceName: z.string() }),
  summary: 'To a club: its alliance changed. Empty fields mean that it is in none.',
});

export const leaveAlliance = operation({
  ...defaults,
  op: 15070,
  name: 'leaveAlliance',
  effect: 'write',
  request: z.strictObject({}),
  result: z.object({}),
  codes: [200105, 200107, 200111],
  summary: 'Leaves the alliance. The next club leads it, and the last club ends it.',
});
