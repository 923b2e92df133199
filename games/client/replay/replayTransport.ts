import { GAME_CALLS, type ReplayRound, type RoundView, type SessionState } from '#games/api/index.ts';
import { GameServerFailure } from '../transport/failure.ts';
import type { Transport } from '../transport/GameServerClient.ts';

const SEED = { SeedID: 'replay', Commitment: '', ClientSeed: '', Nonce: 1 };

/** A session with only this round: its one stake is that of the round, and it has no data of the player. */
const sessionOf = ({ GameCode, Variant, Maths, Stake, Outcome }: ReplayRound): SessionState => ({
  GameCode,
  Brand: '',
  Variant,
  Maths,
  Currency: 'GOLD',
  Stakes: [Stake],
  LastStake: Stake,
  LastStakeTime: '',
  Staked: 0,
  Won: 0,
  StartTime: '',
  Now: '',
  Expires: '',
  Jackpots: [],
  Levels: Outcome?.level === undefined ? undefined : [{ Stake, Level: Outcome.level.before }],
  Next: SEED,
});

const viewOf = (
  { GameCode, Variant, Maths, Stake, Win, Jackpots, Outcome }: ReplayRound,
  asked: Pick<RoundView, 'SeedID' | 'Nonce'>,
): RoundView => ({
  ...asked,
  RoundID: 'replay',
  GameCode,
  Maths,
  Variant,
  Stake,
  ClientSeed: '',
  State: 'closed',
  Status: '',
  Shown: true,
  CreateTime: '',
  SettleTime: '',
  CloseTime: '',
  Commitment: '',
  // Not a player's coins: enough for the display to begin the round again.
  Result: { Win, Jackpots, Balance: Win + Stake, Outcome },
});

/** Answers the calls of a client with one finished round. It has no network, so a replay can neither stake nor read data. */
export const replayTransport = (round: ReplayRound): Transport => ({
  async send(call, body) {
    switch (call) {
      case 'openSession':
        return { Token: 'replay' };
      case 'readState':
        return sessionOf(round);
      case 'spin': {
        const { SeedID, Nonce } = GAME_CALLS.spin.request.parse(body);
        return viewOf(round, { SeedID, Nonce });
      }
      case 'close':
        return {};
      case 'readJackpots':
        return { Jackpots: [] };
      default:
        throw new GameServerFailure('ROUND_UNKNOWN');
    }
  },
});
