import { Failure } from '#protocol/failure.ts';
import type { BetCall, PlayCall } from '#protocol/wallet/index.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { playMove, stakeMove } from '../play/moveRound.ts';
import { isWithinMaxWin, releaseWin, reserveWin } from '../play/providerWins.ts';
import { isFree, isHold, type RoundState } from '../play/roundState.ts';
import { SHOWN_AFTER_MS } from '../play/showRounds.ts';
import { grantRefusal } from './grant.ts';
import { stakeRefusal } from './refusals.ts';
import { findRound, saveRound } from './rounds.ts';
import { type Outcome, refuse, type Scene } from './scene.ts';

/**
 * Takes the stake of a `bet`, or takes the stake and pays the win of a `play`. A call with a grant takes it from the house account of free
 * spins.
 */
export async function takeStake(scene: Scene, call: BetCall | PlayCall): Promise<Outcome> {
  const { tx, moment, provider, session, player, gold } = scene;
  const refusal = await stakeRefusal(scene);
  if (refusal !== undefined) return refuse(scene, refusal);
  const found = await findRound(scene, call.round);
  if (found.kind === 'refused') return refuse(scene, found.status);
  if (found.kind === 'closed' || found.round.State !== 'open') return refuse(scene, 'ROUND_CLOSED');
  const declared = provider.Games.find(({ GameCode }) => GameCode === session.GameCode);
  const { grant: GrantID = '' } = call;
  const shots = call.call === 'bet' ? call.shots : undefined;
  const isLone =
    declared?.SeveralBets !== true ||
    GrantID !== '' ||
    isFree(found.round) ||
    shots !== undefined ||
    isHold(found.round);
  if (found.round.Bet > 0 && isLone) return refuse(scene, 'BET_NOT_ALLOWED');
  if (shots !== undefined && (declared?.Holds !== true || GrantID !== '')) return refuse(scene, 'BET_NOT_ALLOWED');
  const Bet = call.call === 'bet' ? call.amount : call.bet_amount;
  const Win = call.call === 'bet' ? 0 : call.win_amount;
  const unusable = GrantID === '' ? undefined : await grantRefusal(scene, GrantID, Bet);
  if (unusable !== undefined) return refuse(scene, unusable);
  const own = GrantID === '' ? Bet : 0;
  if (gold < own) return refuse(scene, 'NOT_ENOUGH_MONEY');
  const Shot = shots === undefined ? 0 : Bet / shots;
  if (!(await isInRange(scene, shots === undefined ? found.round.Bet + Bet : Shot)))
    return refuse(scene, 'BET_OUT_OF_RANGE');
  if (!isWithinMaxWin(provider, found.round, Win)) return refuse(scene, 'WIN_TOO_LARGE');
  const isNew = found.kind === 'new';
  const Reserved = isNew ? await reserveWin(tx, moment, provider) : found.round.Reserved;
  if (Reserved === undefined) return refuse(scene, 'WIN_LIMIT_REACHED');
  const round = { ...found.round, Reserved, GrantID, Shot };
  let moved: RoundState;
  try {
    moved =
      call.call === 'bet'
        ? await stakeMove(tx, moment, round, { player, Bet, Brand: session.Brand })
        : await playMove(tx, moment, round, { player, Bet, Brand: session.Brand, Win, Jackpot: call.jackpot });
  } catch (error) {
    if (!(error instanceof Failure && error.code === 300037)) throw error;
    // Only the reservation is written so far, so the refusal can be stored.
    if (isNew) await releaseWin(tx, round);
    return refuse(scene, 'LIMIT_REACHED');
  }
  const DueTime = call.call === 'bet' ? '' : shownAt(moment.now);
  const WaitUntil = call.call === 'bet' ? waitUntil(moment.now, call) : '';
  await saveRound(scene, found, { ...moved, DueTime, WaitUntil });
  const { RoundID, PlayerID } = round;
  await publishWallet(tx, PlayerID, { RoundID, IsOpen: true });
  return { status: 'RS_OK', gold: gold - own + Win, amount: Bet, move: round.Moves };
}

const waitUntil = (now: number, { wait_seconds: seconds }: BetCall): string =>
  seconds === undefined ? '' : new Date(now + seconds * 1000).toISOString();

/**
 * Checks the limits in the answer of `authenticate`.
 *
 * @param stake all standing bets of the round in gold, or a shot of a hold
 */
async function isInRange({ tx, session }: Scene, stake: number): Promise<boolean> {
  const game = await tx.table('games').get(session.GameCode);
  return game !== undefined && stake >= game.MinBet && stake <= game.MaxBet;
}

/** The time at which others see a round with a win, unless it is closed earlier. */
export const shownAt = (now: number): string => new Date(now + SHOWN_AFTER_MS).toISOString();
