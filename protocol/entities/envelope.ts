import * as z from 'zod/mini';
import { Amount, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** 1 means open, 2 all claimed, 3 expired, 4 cancelled (decisions §7). */
export const ENVELOPE_STATUS = { open: 1, claimed: 2, expired: 3, cancelled: 4 } as const;
export const EnvelopeStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type EnvelopeStatus = z.infer<typeof EnvelopeStatus>;

/** 1 means equal shares, 2 random shares. */
export const EnvelopeMethod = z.union([z.literal(1), z.literal(2)]);
/** 1 means public, 2 private, 3 club. */
export const EnvelopeChannel = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Without facts of the viewer. Amounts are in gold. */
export const RedEnvelope = z.object({
  RedEnvelopeID: z.string(),
  Sender: PlayerSummary,
  Title: z.string(),
  Content: z.string(),
  Amount,
  Quantity: z.int().check(z.minimum(1)),
  Method: EnvelopeMethod,
  ChannelType: EnvelopeChannel,
  /** For a club envelope; otherwise empty. */
  ClubID: z.string(),
  /** The receiver of a private envelope; otherwise empty. */
  PlayerID: z.string(),
  Status: EnvelopeStatus,
  /** Claimed shares, and their gold. */
  Claimed: Amount,
  ClaimedAmount: Amount,
  CreateTime: Time,
  ExpireTime: Time,
});
export type RedEnvelope = z.infer<typeof RedEnvelope>;

/** Adds the facts of the caller. */
export const OwnRedEnvelope = z.extend(RedEnvelope, {
  /** The gold that the caller claimed; 0 without a share. */
  MyAmount: Amount,
  /** Whether the caller's share is the largest so far of a random envelope (手氣最佳). */
  Luckiest: z.boolean(),
});
export type OwnRedEnvelope = z.infer<typeof OwnRedEnvelope>;

export const EnvelopeShare = z.object({ Player: PlayerSummary, Amount: Amount.check(z.minimum(1)), CreateTime: Time });
