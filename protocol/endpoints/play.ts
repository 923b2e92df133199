import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GameCode, RoundID } from '../entities/game.ts';
import { RoundReplay } from '../entities/honor.ts';
import { RoundProof } from '../entities/round.ts';
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
    /** Absent or empty: the round of that record. */
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
  // A provider is asked for the round.
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
