import * as z from 'zod/mini';
import { ChannelType } from './channel.ts';
import { PlayerID, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';

/** `From` of a message that no player wrote (specification 1 §3). */
export const SYSTEM_SENDER = 'System';

/**
 * A chat message (specification 1 §3; decisions §2): the same entity in history, in a push and as the answer to a send. `Seq` increases by
 * one in its channel.
 */
export const ChatMessage = z.object({
  ID: z.string(),
  Seq: z.int().check(z.minimum(1)),
  ChannelType,
  From: z.string(),
  /** Null for the system. Added, so that clients need not fetch every sender. */
  Sender: z.nullable(PlayerSummary),
  /** 1 means that customer service wrote the message. */
  SenderType: z.union([z.literal(0), z.literal(1)]),
  /** 1 appends the warning that trading accounts or coins is prohibited. */
  Flag: z.union([z.literal(0), z.literal(1)]),
  Message: z.string(),
  CreateTime: Time,
  ReplyID: z.string(),
  /** The quoted message, if `ReplyID` names a message of this channel. */
  Reply: z.nullable(z.object({ ID: z.string(), Name: z.string(), Message: z.string() })),
  /** The other player of a private channel; otherwise empty. */
  PlayerID: z.string(),
  AutoReply: z.array(z.string()),
  /** The sender's VIP tier, 0 for the system. */
  ColorID: z.int().check(z.minimum(0), z.maximum(8)),
  ClubName: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Unread counters (answer of 30040). `EnableClub` says whether the club tab is open to this player. */
export const UnreadCounts = z.object({
  Total: z.int().check(z.minimum(0)),
  Public: z.int().check(z.minimum(0)),
  Private: z.int().check(z.minimum(0)),
  Announcement: z.int().check(z.minimum(0)),
  Club: z.int().check(z.minimum(0)),
  EnableClub: z.boolean(),
});
export type UnreadCounts = z.infer<typeof UnreadCounts>;

/** For the list of 30030. */
export const PrivateRoom = z.object({
  PlayerID,
  Player: z.extend(PlayerSummary, { Online: z.boolean() }),
  Message: z.string(),
  CreateTime: Time,
  UnreadCount: z.int().check(z.minimum(0)),
});
export type PrivateRoom = z.infer<typeof PrivateRoom>;

/** An alliance and its clubs (specification 1 §3). */
export const Alliance = z.object({
  AllianceID: z.string(),
  AllianceName: z.string(),
  Clubs: z.array(
    z.object({
      ClubID: z.string(),
      ClubName: z.string(),
      MemberCount: z.int().check(z.minimum(0)),
      /** `Path` is the club's own picture. If it is empty, `DefaultID` is one of the product's. */
      PicInfo: z.object({ Path: z.string(), DefaultID: z.int().check(z.minimum(0)) }),
    }),
  ),
});
export type Alliance = z.infer<typeof Alliance>;

/** The announcement above the chat (answer of 30260), in one language. The content is HTML of an allow-list. */
export const TopAnnouncement = z.object({
  AnnouncementID: z.string(),
  Title: z.string(),
  Content: z.string(),
  CreateTime: Time,
});
export type TopAnnouncement = z.infer<typeof TopAnnouncement>;
