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
    /** The id of the player's seat in rooms, which other players see. Random, so that it names no player. */
    Seat: key('text'),
    /** Name and picture as the player lets others see them. Empty if the wallet does not tell them. */
    Name: personal('text'),
    Picture: personal('text'),
    /** Whether the wallet accepts holds of several shots. */
    Holds: plain('boolean'),
    /** The friend whose room or table the player asked to join at the last launch. Empty without one, and once the player is seated. */
    JoinID: key('player'),
    /** The room where the player has a seat. Empty without one. */
    RoomID: key('text'),
  },
  key: ['SessionID'],
  unique: [['TokenHash']],
  indexes: [
    ['Currency', 'Expires'],
    ['PlayerID', 'GameCode'],
  ],
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

/** The process that runs a room. The fence rises with each holder, so a process that lost its lease cannot write. */
const leases = table({
  columns: {
    /** Brand, game and number (`room/roomID.ts`). */
    RoomID: key('text'),
    /** A random id of the process. */
    Holder: key('text'),
    Fence: plain('integer'),
    Expires: plain('text'),
    /** The address of the holder for other processes. Empty in a deployment with one process. */
    Address: plain('text'),
    /** The players in the room at the last renewal. */
    Players: counted('integer'),
  },
  key: ['RoomID'],
});

/** Server seeds of a table. Each is the SHA-256 of the next, and the rounds use them in their order. */
const chains = table({
  columns: {
    ChainID: key('text'),
    RoomID: key('text'),
    /** The SHA-256 of the first seed. Players see it before the first round. */
    Commitment: key('text'),
    /** The last seed. All others follow from it. Secret. */
    Root: key('text'),
    Length: plain('integer'),
    /** Rounds that the chain has begun. */
    Used: plain('integer'),
    CreateTime: plain('text'),
  },
  key: ['ChainID'],
  indexes: [['RoomID', 'CreateTime']],
});

/** Rounds of tables. `table/states.ts` has their states. */
const tableRounds = table({
  columns: {
    /** Rises with time. */
    TableRoundID: key('text'),
    RoomID: key('text'),
    /** The SHA-256 of the `rules.json` that was played. */
    Rules: key('text'),
    ChainID: key('text'),
    /** Counts the rounds of the chain, from 1. */
    Nonce: plain('integer'),
    State: plain('text'),
    /** The seeds of the players with a bet, in the order of their bets. Empty until the bets are closed. */
    ClientSeeds: personal(json(z.array(z.string()))),
    /** Empty until the round is drawn. */
    ServerSeed: key('text'),
    /** Empty until the round is drawn. */
    Result: plain(json(z.record(z.string(), z.array(z.int())))),
    /** Bets that the wallet took, returned ones included. */
    Taken: plain('integer'),
    OpenTime: plain('text'),
    BetsEnd: plain('text'),
    EndTime: plain('text'),
    DrawTime: plain('text'),
  },
  key: ['TableRoundID'],
  unique: [['ChainID', 'Nonce']],
  indexes: [
    ['RoomID', 'TableRoundID'],
    ['State', 'BetsEnd'],
  ],
});

/** A player in a round of a table: one round of the wallet. */
const tableSeats = table({
  columns: {
    /** The wallet's id of the round. */
    SeatID: key('text'),
    TableRoundID: key('text'),
    SessionID: key('text'),
    /** `open`, or `closed` once the wallet answered the close. */
    State: plain('text'),
    DueTime: plain('text'),
    Attempts: plain('integer'),
  },
  key: ['SeatID'],
  indexes: [['TableRoundID'], ['DueTime'], ['SessionID', 'SeatID']],
});

/** Confirmed bets of players. Each is one bet at the wallet. */
const tableBets = table({
  columns: {
    /** Derives from the round, the session and the id of the client. The ids of its wallet transactions derive from it. */
    BetID: key('text'),
    SeatID: key('text'),
    TableRoundID: key('text'),
    SessionID: key('text'),
    /** Coins by place. */
    Places: counted(json(z.record(z.string(), z.int()))),
    ClientSeed: personal('text'),
    Stake: counted('integer'),
    /** The coins that the bet returns. */
    Win: counted('integer'),
    State: plain('text'),
    /** The wallet's status of a refusal. */
    Status: plain('text'),
    /** The player's coins after the wallet took, returned or paid the bet. */
    Balance: counted('integer'),
    /** Counts the bets of the round as the wallet took them, from 1. Otherwise 0. */
    TakeOrder: plain('integer'),
    CreateTime: plain('text'),
    DueTime: plain('text'),
    Attempts: plain('integer'),
    /** The client's id, by which the player takes the bet back. */
    ClientBetID: key('text'),
  },
  key: ['BetID'],
  indexes: [['TableRoundID'], ['SeatID'], ['DueTime']],
});

/** Rooms of fishing. Seed and clock decide where the fish swim. */
const fishRooms = table({
  columns: {
    RoomID: key('text'),
    PathSeed: key('text'),
    /** The clock of the paths (`games/maths/fish/pathClock.ts`), in ms. */
    At: plain('integer'),
    Path: plain('integer'),
    SlowUntil: plain('integer'),
  },
  key: ['RoomID'],
});

/** The players at the four seats of a room of fishing. */
const fishSeats = table({
  columns: {
    RoomID: key('text'),
    Seat: plain('integer'),
    SessionID: key('text'),
    /** The stake of its shots. */
    Cannon: counted('integer'),
  },
  key: ['RoomID', 'Seat'],
  indexes: [['SessionID']],
});

/** Windows of shots. Each is a hold and a round of the wallet. `fish/states.ts` has their states. */
const fishWindows = table({
  columns: {
    /** Rises with time. The ids of its wallet transactions derive from it. */
    WindowID: key('text'),
    RoomID: key('text'),
    SessionID: key('text'),
    GameCode: plain('text'),
    Seat: plain('integer'),
    /** The SHA-256 of the `rules.json` that is played. */
    Rules: key('text'),
    SeedID: key('text'),
    ClientSeed: personal('text'),
    /** The stake of a shot. */
    Shot: counted('integer'),
    /** The shots that the hold has, and those that were fired. */
    Shots: plain('integer'),
    Fired: plain('integer'),
    /** Coins that its shots win, pools included. */
    Win: counted('integer'),
    /** Coins that its best shot wins. */
    BestWin: counted('integer'),
    /** The highest pool that `Win` contains. Empty without one. */
    Prize: plain('text'),
    State: plain('text'),
    /** The wallet's status of a refusal. */
    Status: plain('text'),
    /** The player's coins after the wallet took the hold. */
    Balance: counted('integer'),
    CreateTime: plain('text'),
    DueTime: plain('text'),
    Attempts: plain('integer'),
  },
  key: ['WindowID'],
  indexes: [['DueTime'], ['RoomID', 'State'], ['SessionID', 'WindowID'], ['SessionID', 'State']],
});

/** Shots that met a fish. */
const fishShots = table({
  columns: {
    /** Derives from the session and the id of the client. */
    ShotID: key('text'),
    ClientShotID: key('text'),
    WindowID: key('text'),
    RoomID: key('text'),
    SessionID: key('text'),
    Seat: plain('integer'),
    SeedID: key('text'),
    Nonce: plain('integer'),
    FishID: plain('integer'),
    Fish: plain('text'),
    Stake: counted('integer'),
    /** 0 for a miss. */
    Multiple: plain('integer'),
    Win: counted('integer'),
    Jackpots: plain(json(z.array(JackpotHit))),
    CreateTime: plain('text'),
  },
  key: ['ShotID'],
  unique: [['SeedID', 'Nonce']],
  indexes: [['WindowID'], ['RoomID', 'CreateTime'], ['SessionID', 'CreateTime']],
});

export const PROVIDER_TABLES = {
  sessions,
  seeds,
  rounds,
  levels,
  grants,
  jackpots,
  leases,
  chains,
  tableRounds,
  tableSeats,
  tableBets,
  fishRooms,
  fishSeats,
  fishWindows,
  fishShots,
} as const;
export type ProviderTables = typeof PROVIDER_TABLES;

export type SessionRow = RowOf<typeof sessions>;
export type SeedRow = RowOf<typeof seeds>;
export type RoundRow = RowOf<typeof rounds>;
export type GrantRow = RowOf<typeof grants>;
export type ChainRow = RowOf<typeof chains>;
export type TableRoundRow = RowOf<typeof tableRounds>;
export type TableSeatRow = RowOf<typeof tableSeats>;
export type TableBetRow = RowOf<typeof tableBets>;
export type FishRoomRow = RowOf<typeof fishRooms>;
export type FishSeatRow = RowOf<typeof fishSeats>;
export type FishWindowRow = RowOf<typeof fishWindows>;
export type FishShotRow = RowOf<typeof fishShots>;
