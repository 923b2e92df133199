import * as z from 'zod/mini';
import { Page, perPage, PlayerID } from '../entities/identifiers.ts';
import { PlayerSummary, Relationship } from '../entities/player.ts';
import {
  ListedPlayer,
  RecommendReason,
  RelatedPlayer,
  RELATION_LIMIT,
  RelationOrder,
  RelationType,
} from '../entities/relation.ts';
import { VipLevel } from '../entities/vip.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'relation', origin: 'spec', caller: 'member' } as const;
const Total = z.int().check(z.minimum(0));

/** Players on a page of a search, and the most with Bypass (specification 1 §9). */
export const SEARCH_PAGE = 20;
export const SEARCH_BYPASS = 1000;

export const searchPlayers = operation({
  ...defaults,
  op: 11510,
  name: 'searchPlayers',
  effect: 'read',
  rate: { limit: 30, seconds: 10 },
  request: z.strictObject({
    /** Part of a nickname. Width and case do not matter. Empty without a PlayerID finds no players. */
    Name: z._default(z.string().check(z.maxLength(64)), ''),
    /** A complete id. The name is then ignored. */
    PlayerID: z._default(z.string().check(z.maxLength(12)), ''),
    Page: z._default(Page, 1),
    /** Absent means 20, or 1,000 with Bypass. More than 20 requires Bypass. */
    PerPage: z.optional(z.int().check(z.minimum(1), z.maximum(SEARCH_BYPASS))),
    /** Only for hosts and for leaders and deputies of clubs. */
    Bypass: z._default(z.boolean(), false),
    GetTotal: z._default(z.boolean(), false),
    ExcludeSelf: z._default(z.boolean(), false),
    /** Only players of this VIP tier or above. */
    MinVIPLevel: z.optional(VipLevel),
    NoClub: z._default(z.boolean(), false),
    FriendsOnly: z._default(z.boolean(), false),
    Decode: z.optional(z.boolean()),
  }),
  texts: ['Name'],
  result: z.object({
    List: z.array(RelatedPlayer),
    /** The number of matches, counted up to 1,000, if GetTotal is set. */
    Total: z.optional(Total),
  }),
  summary: 'Finds players by name or id, the exact name first, then by name.',
  section: 'specification 1 §5, §9; 2 §7',
});

export const getRelations = operation({
  ...defaults,
  op: 11490,
  name: 'getRelations',
  effect: 'read',
  request: z.strictObject({
    Type: RelationType,
    Order: z._default(RelationOrder, 'newest'),
    Page: z._default(Page, 1),
    PerPage: perPage(20, RELATION_LIMIT[1]),
  }),
  result: z.object({
    List: z.array(ListedPlayer),
    Total,
    Limit: Total,
    /** The number of players of the whole list who are online. Only in the order `online`. */
    Online: z.exactOptional(Total),
  }),
  summary:
    'A page of the caller’s friends or blocked players, newest first or online first. Of a friend it has the game that the friend is in.',
  section: 'specification 2 §3, §7, §9',
});

export const addRelation = operation({
  ...defaults,
  op: 11530,
  name: 'addRelation',
  effect: 'write',
  rate: { limit: 20, seconds: 60 },
  request: z.strictObject({ PlayerID, Type: RelationType }),
  result: z.object({ PlayerID, Relationship }),
  codes: [100013, 300014, 300015, 300017, 300018],
  summary:
    'Adds a friend or blocks a player. Friendship is one-sided and needs no consent. 300017: a blocked player must be unblocked before becoming a friend; 300015: it is so already; 300014: the caller has 500 friends or 100 blocked players already.',
  section: 'specification 2 §4, §9',
});

export const relationChanged = pushOf(addRelation, {
  op: 11532,
  name: 'relationChanged',
  audience: 'player',
  result: z.object({ ByID: PlayerID, Player: PlayerSummary, Relationship }),
  summary:
    'A relation changed: to the other connections of the player who changed it (ByID is the player, Player the other one), and to a player who was added as a friend (ByID and Player are the player who added). Players get no push when they are blocked or removed.',
});

export const deleteRelation = operation({
  ...defaults,
  op: 11570,
  name: 'deleteRelation',
  effect: 'write',
  request: z.strictObject({ PlayerID, Type: RelationType }),
  result: z.object({ PlayerID, Relationship }),
  codes: [300015],
  summary: 'Removes a friend or unblocks a player. 300015: the relation is not of this type.',
  section: 'specification 2 §4, §7',
});

export const getRecommended = operation({
  ...defaults,
  op: 11560,
  name: 'getRecommended',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    List: z.array(z.extend(RelatedPlayer, { Reason: RecommendReason, MutualFriends: Total })),
  }),
  summary:
    'Up to 20 players to befriend: players who added the caller as a friend first, then of the caller’s club and alliance, friends of friends and recent writers in public; similar levels and recent players first. Never the caller, friends, guests, or players with a block in either direction.',
  section: 'specification 2 §7',
});
