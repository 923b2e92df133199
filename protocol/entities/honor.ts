import * as z from 'zod/mini';
import { GameCode, GameNames, JackpotName, RoundID } from './game.ts';
import { Amount, PlayerID, Time } from './identifiers.ts';

/** 1 pinned, 2 not (specification 2 §3). */
export const Pinned = z.union([z.literal(1), z.literal(2)]);
export type Pinned = z.infer<typeof Pinned>;

/** A record of the honor list (specification 2 §3). `RoundID`, `MachineNo` and `Jackpot` are added: replay and card need them. */
export const HonorRecord = z.object({
  ID: z.string(),
  Win: Amount,
  Bet: Amount,
  CreateTime: Time,
  Pinned,
  PlayerID,
  SiteID: z.string(),
  GameInfo: z.object({ Provider: z.string(), GameID: z.string() }),
  RoundID,
  MachineNo: z.int().check(z.minimum(1)),
  /** The highest prize that the round won. Absent if there is none. */
  Jackpot: z.exactOptional(JackpotName),
});
export type HonorRecord = z.infer<typeof HonorRecord>;

/** A won round, as its signed address shows it. */
export const RoundReplay = z.object({
  RoundID,
  PlayerName: z.string(),
  GameCode,
  GameNames,
  Provider: z.string(),
  MachineNo: z.int().check(z.minimum(1)),
  Bet: Amount,
  Win: Amount,
  Jackpot: z.nullable(JackpotName),
  CreateTime: Time,
  /** The game that replays the round. Absent if its provider has no replays, or no longer has the round. */
  Frame: z.exactOptional(
    z.object({
      URL: z.url({ protocol: /^https?$/ }),
      /** In the provider's own form. */
      Round: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type RoundReplay = z.infer<typeof RoundReplay>;
