import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GameCode, RoundID } from '../entities/game.ts';
import { RoundReplay } from '../entities/honor.ts';
import { RoundBoard, RoundProof } from '../entities/round.ts';
import { PlayerID } from '../entities/identifiers.ts';

const defaults = { group: 'play', access: 'anyone', effect: 'read' } as const;

export const getReplayUrl = endpoint({
  ...defaults,
  method: 'POST',
  path: '/api/v1/game/replay_url',
  name: 'getReplayUrl',
  origin: 'spec',
  request: z.strictObject({
    SiteID: z.string().check(z.maxLength(32)),
    GameCode,
    PlayerID,
    /** The id of the honor record. */
    AchID: z.string().check(z.maxLength(64)),
    /** Absent or empty means the round of that record. */
    RoundID: z._default(z.union([RoundID, z.literal('')]), ''),
  }),
  result: z.object({ ReplayURL: z.url() }),
  codes: [300011],
  summary: 'A signed address, valid for a day, of the page that replays a won round.',
  section: 'specification 1 §7',
});

export const getReplay = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/v1/game/replay',
  name: 'getReplay',
  origin: 'added',
  /** The fields of the signed address; any other value has no valid signature. */
  request: z.object({
    RoundID: z._default(z.string(), ''),
    Expires: z._default(z.string(), ''),
    Sign: z._default(z.string(), ''),
  }),
  result: RoundReplay,
  codes: [300011, 300016],
  // Asks a provider for the round.
  rate: { limit: 30, seconds: 60 },
  summary:
    'The round of a signed address, requested with its query, and the game that draws it again if its provider has one.',
  section: 'decisions 0076',
});

export const getRoundProof = endpoint({
  ...defaults,
  access: 'token',
  method: 'POST',
  path: '/api/v1/game/round_proof',
  name: 'getRoundProof',
  origin: 'added',
  request: z.strictObject({ RoundID }),
  result: RoundProof,
  codes: [300011],
  rate: { limit: 30, seconds: 60 },
  summary:
    "A round of the caller with what its provider publishes about it, to verify it. Another player's round is answered like an unknown one.",
  section: 'decisions 0152',
});

export const getRoundBoards = endpoint({
  ...defaults,
  access: 'token',
  method: 'POST',
  path: '/api/v1/game/round_boards',
  name: 'getRoundBoards',
  origin: 'added',
  request: z.strictObject({ RoundIDs: z.array(RoundID).check(z.minLength(1), z.maxLength(50)) }),
  result: z.object({
    /** Rounds of the caller whose provider publishes a board. */
    List: z.array(RoundBoard),
    /** Whether a provider does not answer now. */
    Unreachable: z.boolean(),
  }),
  // Asks the providers for the rounds.
  rate: { limit: 60, seconds: 60 },
  summary:
    "The boards of the caller's rounds, by one request to each provider. Rounds of other players and rounds without a board are left out.",
  section: 'decisions 0249',
});

export const getGameSymbols = endpoint({
  ...defaults,
  method: 'GET',
  path: '/api/v1/game/symbols',
  name: 'getGameSymbols',
  origin: 'added',
  request: z.object({ GameCode: z._default(z.string(), '') }),
  result: z.object({
    /** Pictures by the name of the symbol, as data URLs. Empty if the provider publishes none, or does not answer now. */
    Symbols: z.record(z.string(), z.string()),
  }),
  codes: [300011],
  // Asks a provider for the pictures.
  rate: { limit: 60, seconds: 60 },
  maxAgeSeconds: 3600,
  summary: "Pictures of a game's symbols, for the boards of its rounds.",
  section: 'decisions 0249',
});
