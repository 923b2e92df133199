import * as z from 'zod/mini';
import { GameCode } from './game.ts';
import { PlayerSummary, Relationship, ShownLastLogin } from './player.ts';

/** Kinds of relation (specification 2 §3), and the most of each (specification 2 §9). */
export const RELATION = { friend: 1, blocked: 2 } as const;
export const RELATION_LIMIT = { 1: 500, 2: 100 } as const;
export const RelationType = z.union([z.literal(1), z.literal(2)]);
export type RelationType = z.infer<typeof RelationType>;

/** A player in a list: friends, blocked, found, recommended. */
export const RelatedPlayer = z.extend(PlayerSummary, {
  Level: z.int().check(z.minimum(1)),
  Online: z.boolean(),
  LastLoginTime: ShownLastLogin,
  /** The caller's relation to this player. */
  Relationship,
});
export type RelatedPlayer = z.infer<typeof RelatedPlayer>;

/** A player in the caller's own list. */
export const ListedPlayer = z.extend(RelatedPlayer, {
  /** The game that a friend is in, if the friend also has the caller as a friend, does not hide it, and is not paused. */
  Playing: z.exactOptional(GameCode),
});
export type ListedPlayer = z.infer<typeof ListedPlayer>;

/**
 * The order of a list. `online`: friends in a game first, then the others online, then by last sign-in. Players who hide theirs come last,
 * so that the order does not show it.
 */
export const RelationOrder = z.enum(['newest', 'online']);

/**
 * The reason of a recommendation: added the caller as a friend, in the same club or alliance, a friend of friends, or seen lately in the
 * public channel.
 */
export const RecommendReason = z.enum(['added', 'club', 'alliance', 'mutual', 'active']);
export type RecommendReason = z.infer<typeof RecommendReason>;
