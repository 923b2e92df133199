import * as z from 'zod/mini';
import { PlayerID } from './identifiers.ts';

/** Channel types (specification 1 §3); 5 is the live room of decisions §2. */
export const CHANNEL = { public: 1, private: 2, club: 3, alliance: 4, live: 5, announcement: 6 } as const;
export const ChannelType = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);
export type ChannelType = z.infer<typeof ChannelType>;

/**
 * Identifies a channel: private channels by the other player; club, alliance and live channels by their id (absent: the caller's own club
 * or alliance).
 */
export const ChannelRef = z.object({
  ChannelType,
  PlayerID: z.optional(PlayerID),
  ClubID: z.optional(z.string().check(z.maxLength(36))),
  AllianceID: z.optional(z.string().check(z.maxLength(36))),
  RoomID: z.optional(z.string().check(z.maxLength(32))),
});
export type ChannelRef = z.infer<typeof ChannelRef>;
