import * as z from 'zod/mini';
import {
  EnvelopeChannel,
  EnvelopeMethod,
  EnvelopeShare,
  EnvelopeStatus,
  OwnRedEnvelope,
  RedEnvelope,
} from '../entities/envelope.ts';
import { Amount, Page, perPage, PlayerID, Time } from '../entities/identifiers.ts';
import { PlayerSummary } from '../entities/player.ts';
import { operation, pushOf } from '../operation.ts';
import { SECOND_CHECK_CODES, SECOND_CHECK_SUMMARY, secondCheckRequest } from '../secondCheck.ts';
import { chatTextLength } from '../rules/chatText.ts';
import { ENVELOPE_CONTENT_MAX, ENVELOPE_MAX_GOLD, ENVELOPE_MAX_SHARES, ENVELOPE_TITLE_MAX } from '../rules/envelope.ts';

const defaults = { socket: 'lobby', group: 'envelope', origin: 'spec', caller: 'player' } as const;
const RedEnvelopeID = z.string().check(z.minLength(1), z.maxLength(64));
const ofLength = (most: number) => (text: string) => chatTextLength(text) <= most;

export const createEnvelope = operation({
  ...defaults,
  op: 12780,
  name: 'createEnvelope',
  effect: 'write',
  request: z.strictObject({
    Title: z
      .string()
      .check(z.maxLength(200), z.refine(ofLength(ENVELOPE_TITLE_MAX), 'must have at most 20 characters')),
    Content: z._default(
      z.string().check(z.maxLength(1000), z.refine(ofLength(ENVELOPE_CONTENT_MAX), 'must have at most 100 characters')),
      '',
    ),
    /** Gold; at least 100 for each share. */
    Amount: Amount.check(z.maximum(ENVELOPE_MAX_GOLD)),
    Quantity: z.int().check(z.minimum(1), z.maximum(ENVELOPE_MAX_SHARES)),
    Method: EnvelopeMethod,
    ChannelType: z._default(EnvelopeChannel, 1),
    /** For a club envelope. Absent means the caller's own club. */
    ClubID: z.optional(z.string().check(z.maxLength(32))),
    /** The receiver of a private envelope. */
    PlayerID: z.optional(PlayerID),
    ...secondCheckRequest,
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Title', 'Content'],
  names: ['Title'],
  result: z.object({ RedEnvelope: OwnRedEnvelope }),
  codes: [
    100011,
    100013,
    200068,
    200070,
    200081,
    200105,
    200107,
    200125,
    200230,
    200233,
    300018,
    ...SECOND_CHECK_CODES,
  ],
  summary: `Puts gold into a red envelope for a channel. 200230: the brand has none, a guest, or below VIP 3. 200233: a private one has one share, and goes to a member. 200107: a club’s comes from its leader. Its gold counts in the worth that one may give away today, as gifts do (200081, 200125). ${SECOND_CHECK_SUMMARY}`,
  section: 'specification 2 §7, §8; decisions §6, §7',
});

export const envelopeArrived = pushOf(createEnvelope, {
  op: 12782,
  name: 'envelopeArrived',
  audience: 'channel',
  result: RedEnvelope,
  summary:
    'A red envelope: to its channel, or to the player of a private one. A message in the channel or the private conversation names it too.',
});

export const claimEnvelope = operation({
  ...defaults,
  op: 12790,
  name: 'claimEnvelope',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ RedEnvelopeID }),
  result: z.object({ RedEnvelope: OwnRedEnvelope, Amount: Amount.check(z.minimum(1)) }),
  codes: [100013, 200231, 200232, 200234, 300016],
  summary:
    'Takes a share, once for each player. 100013: no envelope that the player may see. 200232 comes before 200234. 300016: its sender cancelled it.',
  section: 'specification 2 §7, §8; decisions §7',
});

export const envelopeClaimed = pushOf(claimEnvelope, {
  op: 12792,
  name: 'envelopeClaimed',
  audience: 'player',
  result: z.object({
    RedEnvelopeID,
    Player: PlayerSummary,
    Amount,
    Claimed: Amount,
    Quantity: Amount,
    Status: EnvelopeStatus,
  }),
  summary: 'To the sender: which player took how much.',
});

export const cancelEnvelope = operation({
  ...defaults,
  op: 12800,
  name: 'cancelEnvelope',
  effect: 'write',
  request: z.strictObject({ RedEnvelopeID }),
  /** `Refund` is the returned gold. */
  result: z.object({ RedEnvelope: OwnRedEnvelope, Refund: Amount }),
  codes: [100013, 200231, 200234, 300016],
  summary:
    'Cancels the caller’s own open red envelope and returns its rest; the gold of an envelope of today may be given away again today. 100013: no envelope of the caller. 300016: it is cancelled already.',
  section: 'specification 2 §7; decisions §7',
});

export const getEnvelopes = operation({
  ...defaults,
  op: 12810,
  name: 'getEnvelopes',
  effect: 'read',
  request: z.strictObject({
    /** Absent means all. */
    Status: z.optional(EnvelopeStatus),
    /** 1 means by time, 2 by amount. */
    OrderBy: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    IsDesc: z._default(z.boolean(), true),
    Page,
    PerPage: perPage(10, 100),
  }),
  result: z.object({ List: z.array(OwnRedEnvelope), Total: z.int().check(z.minimum(0)) }),
  codes: [200230],
  summary:
    'Lists red envelopes of the public channel, of the caller’s club and sent to the caller. Success means that the caller may send red envelopes; 200230 means that the caller may not, and its Result has List and Total all the same.',
  section: 'specification 1 §4; 2 §4, §7; decisions of 22 November',
});

export const getEnvelopeRecords = operation({
  ...defaults,
  op: 12820,
  name: 'getEnvelopeRecords',
  effect: 'read',
  request: z.strictObject({
    /** 1 means sent, 2 received. */
    Type: z.union([z.literal(1), z.literal(2)]),
    Page,
    PerPage: perPage(10, 100),
  }),
  result: z.object({
    /** `Amount` is the sent or claimed gold. */
    List: z.array(z.object({ RedEnvelope: OwnRedEnvelope, Amount, CreateTime: Time })),
    Total: z.int().check(z.minimum(0)),
  }),
  summary: 'Lists red envelopes that the caller sent or took from, newest first.',
  section: 'specification 2 §2, §7',
});

export const getEnvelope = operation({
  ...defaults,
  op: 12830,
  name: 'getEnvelope',
  effect: 'read',
  request: z.strictObject({ RedEnvelopeID, Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ RedEnvelope: OwnRedEnvelope, List: z.array(EnvelopeShare), Total: z.int().check(z.minimum(0)) }),
  codes: [100013],
  summary: 'A red envelope and its takers with their shares, newest first.',
  section: 'specification 2 §2, §7',
});
