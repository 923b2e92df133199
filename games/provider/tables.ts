import * as z from 'zod/mini';
import { JackpotName } from '#protocol/wallet/index.ts';
import { counted, json, key, plain, personal, type RowOf, table } from '#store/table.ts';

const JackpotHit = z.object({ Name: JackpotName, Coins: z.int() });
export type JackpotHit = z.output<typeof JackpotHit>;

/** A player at a game of a brand. A new launch continues the same row, so the open round and the pause between stakes survive it. */
const sessions = table({
  columns: {
    SessionID: key('text'),
    TokenHash: key('text'),
    /** The token of the wallet's game session. */
    WalletToken: key('text'),
    PlayerID: key('player'),
    Brand: plain('text'),
    GameCode: plain('text'),
    Variant: plain('text'),
    /** `GOLD`, or `DEMO`. */
    Currency: plain('text'),
    MinBet: plain('integer'),
    MaxBet: plain('integer'),
    /** When the wallet stops accepting stakes. */
    Expires: plain('text'),
    SeedID: key('text'),
    /** The last round, open or not. Empty before the first. */
    RoundID: key('text'),
    LastStake: counted('integer'),
    LastStakeTime: plain('text'),
    /** Coins staked and won since `StartTime`. Their difference is the net position. */
    Staked: counted('integer'),
    Won: counted('integer'),
    StartTime: plain('text'),
    DemoCoins: counted('integer'),
  },
  key: ['SessionID'],
  unique: [['TokenHash']],
  indexes: [['Currency', 'Expires']],
});

/** The current seed of a session and the revealed ones. */
const seeds = table({
  columns: {
    SeedID: key('text'),
    SessionID: key('text'),
    /** The SHA-256 of `ServerSeed`. Players see it before they play. */
    Commitment: key('text'),
    /** 64 hexadecimal characters. Secret until `RevealTime`. */
    ServerSeed: key('text'),
    /** Rounds that used the seed. The next round has the nonce after it. */
    NonceUsed: plain('integer'),
    /** The client seed of the next round. */
    ClientSeed: personal('text'),
    CreateTime: plain('text'),
    RevealTime: plain('text'),
  },
  key: ['SeedID'],
  indexes: [['SessionID']],
});

/**
 * Rounds. Seed, client seed, nonce, stake and version of the maths fix the outcome, so only its totals are stored.
 * `round/states.ts` has their states.
 */
const rounds = table({
  columns: {
    /** Rises with time. The ids of its wallet transactions derive from it. */
    RoundID: key('text'),
    SessionID: key('text'),
    GameCode: plain('text'),
    /** The SHA-256 of the `maths.json` that was played. */
    Maths: key('text'),
    Variant: plain('text'),
    SeedID: key('text'),
    Nonce: plain('integer'),
    ClientSeed: personal('text'),
    Stake: counted('integer'),
    /** Coins that the round pays, jackpots included. */
    Win: counted('integer'),
    /** The pools that it takes. */
    Jackpots: plain(json(z.array(JackpotHit))),
    State: plain('text'),
    /** The status of a refused stake. */
    Status: plain('text'),
    /** The player's coins after the wallet's call. */
    Balance: counted('integer'),
    /** Whether the client showed the whole round. */
    Shown: plain('boolean'),
    CreateTime: plain('text'),
    SettleTime: plain('text'),
    CloseTime: plain('text'),
    /** When the janitor takes it up. Empty if there is nothing left to do. */
    DueTime: plain('text'),
    /** The janitor's tries in this state. */
    Attempts: plain('integer'),
    /** The highest prize that `Win` contains, a pool or a fixed one, as the wallet names it. Empty without one. */
    Prize: plain('text'),
    /** The option that its player or its default chose, `OPEN_CHOICE` as long as nothing is chosen, and empty without a choice. */
    Chosen: plain('text'),
    /** When it was chosen. */
    ChosenTime: plain('text'),
    /** The level before the round and after it, of a game that collects symbols over rounds. Otherwise 0. */
    Level: counted('integer'),
    LevelAfter: counted('integer'),
    /** The grant of free spins that pays the stake. Empty if the player pays it. */
    GrantID: key('text'),
  },
  key: ['RoundID'],
  unique: [['SeedID', 'Nonce']],
  indexes: [['SessionID', 'RoundID'], ['DueTime']],
});

/** The symbols that a player has collected in a game, by stake. */
const levels = table({
  columns: {
    SessionID: key('text'),
    Stake: counted('integer'),
    Level: counted('integer'),
  },
  key: ['SessionID', 'Stake'],
});

/** The free spins of a player in a game, as the wallet listed them at the last launch. */
const grants = table({
  columns: {
    SessionID: key('text'),
    GrantID: key('text'),
    Stake: counted('integer'),
    Count: counted('integer'),
    Left: counted('integer'),
    Expires: plain('text'),
  },
  key: ['SessionID', 'GrantID'],
});

/** By brand. */
const jackpots = table({
  columns: {
    Brand: plain('text'),
    /** A colon and its id for a pool that several games share. */
    GameCode: plain('text'),
    Name: plain('text'),
    /** Millionths of a coin. */
    Amount: counted('integer'),
  },
  key: ['Brand', 'GameCode', 'Name'],
});

export const PROVIDER_TABLES = { sessions, seeds, rounds, levels, grants, jackpots } as const;
export type ProviderTables = typeof PROVIDER_TABLES;

export type SessionRow = RowOf<typeof sessions>;
export type SeedRow = RowOf<typeof seeds>;
export type RoundRow = RowOf<typeof rounds>;
export type GrantRow = RowOf<typeof grants>;
