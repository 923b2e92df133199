import type { GameRequest } from '#games/api/index.ts';
import { coinsOf, type RoundOutcome } from '#games/maths/index.ts';
import { ProviderFailure } from '../failure.ts';
import { takeSpin } from '../grants/grants.ts';
import { placeOf, takeJackpots } from '../jackpots/pools.ts';
import { openLevel } from '../levels/levels.ts';
import { type ProviderPorts, type ProviderTransaction, randomHex, timeText } from '../ports.ts';
import { seedOf } from '../seed/seeds.ts';
import { isDemo } from '../session/demo.ts';
import { lockKnownSession } from '../session/requireSession.ts';
import type { RoundRow, SeedRow, SessionRow } from '../tables.ts';
import { outcomeOf } from './outcome.ts';
import { highestPrize } from './prizes.ts';
import type { ShownRounds } from './shownRounds.ts';
import { isLong, isOpen, KEPT_DUE_MS, MIN_PAUSE_MS, OPEN_CHOICE } from './states.ts';

export type SpinRequest = GameRequest<'spin'>;

export interface KeptRound {
  readonly session: SessionRow;
  readonly seed: SeedRow;
  readonly round: RoundRow;
  /** Whether an earlier request made the round. */
  readonly isRepeated: boolean;
  /** Undefined if an earlier request made the round. */
  readonly outcome: RoundOutcome | undefined;
}

/**
 * Fixes the outcome of the next round: stores it with its nonce. Also stores that the round before is closed.
 *
 * @throws ProviderFailure INVALID_SESSION, STATE_CHANGED, ROUND_OPEN, STAKE_NOT_ALLOWED, TOO_SOON
 */
export async function keepRound(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  shown: ShownRounds,
  { known, request }: { readonly known: SessionRow; readonly request: SpinRequest },
): Promise<KeptRound> {
  const session = await lockKnownSession(tx, known);
  const seed = await seedOf(tx, session);
  const { SeedID, NonceUsed } = seed;
  if (request.SeedID !== SeedID) throw new ProviderFailure('STATE_CHANGED');
  if (request.Nonce === NonceUsed && NonceUsed > 0) {
    const [round] = await tx.table('rounds').find({ where: { SeedID, Nonce: NonceUsed }, limit: 1 });
    if (round !== undefined) return { session, seed, round, isRepeated: true, outcome: undefined };
  }
  if (request.Nonce !== NonceUsed + 1) throw new ProviderFailure('STATE_CHANGED');
  const last = session.RoundID === '' ? undefined : await shown.storeWithin(tx, ports, session.RoundID);
  if (last !== undefined && isOpen(last)) throw new ProviderFailure('ROUND_OPEN');
  const { Stake, GrantID = '' } = request;
  const { round, outcome } = await makeRound(tx, ports, { session, seed, Stake, GrantID });
  const { RoundID, SessionID, CreateTime: LastStakeTime } = round;
  // The game opens with the last stake that the player chose.
  const LastStake = GrantID === '' ? Stake : session.LastStake;
  await tx.table('rounds').insert(round);
  await tx.table('seeds').update({ SeedID }, { NonceUsed: round.Nonce });
  await tx.table('sessions').update({ SessionID }, { RoundID, LastStake, LastStakeTime });
  return { session, seed, round, isRepeated: false, outcome };
}

async function makeRound(
  tx: ProviderTransaction,
  ports: ProviderPorts,
  {
    session,
    seed,
    Stake,
    GrantID,
  }: { readonly session: SessionRow; readonly seed: SeedRow } & Pick<RoundRow, 'Stake' | 'GrantID'>,
): Promise<{ readonly round: RoundRow; readonly outcome: RoundOutcome }> {
  const { SessionID, GameCode, Variant, MinBet, MaxBet, LastStakeTime } = session;
  const version = ports.catalogue.current(GameCode);
  const game = version?.variant(Variant);
  if (version === undefined || game === undefined) throw new ProviderFailure('GAME_UNKNOWN');
  if (!version.file.stakes.includes(Stake) || Stake < MinBet || Stake > MaxBet)
    throw new ProviderFailure('STAKE_NOT_ALLOWED');
  const now = ports.now();
  // A stake in the future was taken before the clock was set back, and does not count.
  if (LastStakeTime !== '' && Math.abs(now - Date.parse(LastStakeTime)) < MIN_PAUSE_MS)
    throw new ProviderFailure('TOO_SOON');
  if (GrantID !== '') await takeSpin(tx, ports, { SessionID, GrantID, Stake });
  const { SeedID, ServerSeed, ClientSeed } = seed;
  const Nonce = seed.NonceUsed + 1;
  const Level = await openLevel(tx, session, version.file, Stake);
  const outcome = outcomeOf(ports.crypto, game, Stake, { ServerSeed, ClientSeed, Nonce }, { level: Level });
  // Taken now, since each try of the wallet's call has to send the same amount.
  const Jackpots = await takeJackpots(tx, placeOf(session), version.file, outcome.jackpots);
  const Win = Jackpots.reduce((sum, { Coins }) => sum + Coins, coinsOf(outcome.pay, Stake));
  const round = {
    RoundID: `${now.toString(36).padStart(9, '0')}-${randomHex(ports, 12)}`,
    SessionID,
    GameCode,
    Maths: version.hash,
    Variant,
    SeedID,
    Nonce,
    ClientSeed,
    Stake,
    Win,
    Jackpots,
    // A demo has no wallet that could tell others its win.
    State: isLong(outcome) && !isDemo(session) ? 'staking' : 'kept',
    Status: '',
    Balance: 0,
    Shown: false,
    CreateTime: timeText(now),
    SettleTime: '',
    CloseTime: '',
    DueTime: timeText(now + KEPT_DUE_MS),
    Attempts: 0,
    Prize: highestPrize(outcome),
    Chosen: outcome.choice === undefined ? '' : OPEN_CHOICE,
    ChosenTime: '',
    Level,
    LevelAfter: outcome.level?.after ?? Level,
    GrantID,
  };
  return { round, outcome };
}
