import * as z from 'zod/mini';
import { GameAddress, GameCode } from '../entities/game.ts';
import { Amount, Page, perPage, PlayerID } from '../entities/identifiers.ts';
import { Day, OwnRound, RoundDay } from '../entities/round.ts';
import { operation } from '../operation.ts';

/** The group "sub play" of the specification: entering a game. */
const defaults = { socket: 'lobby', group: 'play', origin: 'added', caller: 'player' } as const;
const section = 'specification 1 §7; decisions §8';

export const enterGame = operation({
  ...defaults,
  op: 13250,
  name: 'enterGame',
  effect: 'write',
  keepsAnswer: false,
  request: z.strictObject({
    GameCode,
    /** The friend whose room or table the player wants to join (decision 0286). */
    JoinID: z.optional(PlayerID),
  }),
  result: z.object({
    GameCode,
    Provider: z.string(),
    /** The machine stays the same on the next visit. */
    MachineNo: z.int().check(z.minimum(1)),
    MinBet: Amount,
    MaxBet: Amount,
    Jackpot: Amount,
    /** The address of the game, with a token that can be used once within two minutes. Absent if there is no game provider. */
    LaunchURL: z.exactOptional(GameAddress),
    /** Whether the game is asked to seat the player beside the friend. Absent without `JoinID`. */
    Joins: z.exactOptional(z.boolean()),
  }),
  codes: [200026, 300011, 300037],
  summary:
    "Enters a game, which is then among the recent ones. The same R again gets a new LaunchURL. It fails until the game can be played, and after the player's own limit of play for the day is used up (300037). With JoinID the address has `join` if both are friends and the friend shows to be in the game; otherwise Joins is false.",
  section,
});

export const showGame = operation({
  ...defaults,
  op: 13280,
  name: 'showGame',
  effect: 'write',
  keepsAnswer: false,
  request: z.strictObject({
    /** Empty after the page left the game. */
    GameCode: z.union([GameCode, z.literal('')]),
  }),
  result: z.object({}),
  codes: [300011],
  summary:
    "Says which game the page of this connection shows, until the page leaves it or the connection closes. The player's friends see it (11490). 300011: the player never entered the game.",
  section: 'decisions 0050',
});

export const getOwnRounds = operation({
  ...defaults,
  op: 13260,
  name: 'getOwnRounds',
  effect: 'read',
  request: z.strictObject({
    GameCode: z.optional(GameCode),
    Day: z.optional(Day),
    Page: z._default(Page, 1),
    PerPage: perPage(10, 50),
  }),
  result: z.object({ List: z.array(OwnRound), Total: z.int().check(z.minimum(0)) }),
  summary: "A page of the caller's finished rounds, newest first, of one game or one day in Taipei if named.",
  section: 'decisions 0152',
});

export const getRoundDays = operation({
  ...defaults,
  op: 13270,
  name: 'getRoundDays',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(RoundDay) }),
  summary: "The caller's finished rounds, stakes and wins of each of the last 14 days in Taipei, today first.",
  section: 'decisions 0249',
});
