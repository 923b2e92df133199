import type { JackpotName } from '#protocol/entities/game.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { recordActivity } from '../activity/record.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { postTransfers, type TransferUnit } from '../ledger/post.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { assertMayPlay, assertTimeLeft } from '../ownLimit/assertWithin.ts';
import { countPlay, countWin, uncountStake } from '../ownLimit/countPlay.ts';
import type { Transaction } from '../ports/store.ts';
import { SPIN_HOUSE, SPIN_SOURCE } from '../spinGrant/spinGrant.ts';
import { countSpin } from '../spinGrant/usableGrants.ts';
import { gameOfRound } from './gameProviders.ts';
import { houseOfRound } from './providerWins.ts';
import { recordRecentGame } from './recordRecentGame.ts';
import { isFree, type RoundState } from './roundState.ts';

interface Staked {
  readonly player: PlayerRow;
  readonly Bet: number;
  /** The brand in which the game was opened. Empty means unknown. */
  readonly Brand: string;
}

interface Won {
  readonly Win: number;
  readonly Jackpot?: JackpotName | '' | undefined;
}

/**
 * Takes a stake and pays a win of the same move. The bet goes to the house of the game's provider, then the win comes from it. The player
 * must hold the whole bet, also if the round pays more. The stake counts in the player's limits immediately. A round with a grant takes its
 * bet from the house account of free spins, uses a spin of the grant, and is no stake in the player's limits.
 *
 * @returns the round after the move; the caller stores it
 * @throws Failure 300037 above a limit that the player set, before anything is written; 100011 if the player has too little gold
 */
export async function playMove(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  { player, Bet, Brand, Win, Jackpot = '' }: Won & Staked,
): Promise<RoundState> {
  if (isFree(round)) await assertTimeLeft(tx, player, moment);
  else await assertMayPlay(tx, player, moment, Bet);
  const { PlayerID, GameCode, RoundID } = round;
  const MachineNo =
    round.Moves === 0 ? await recordRecentGame(tx, moment, { PlayerID, GameCode, rounds: 1 }) : round.MachineNo;
  await moveGold(tx, moment, round, { Bet, Win, Jackpot });
  if (isFree(round)) await countSpin(tx, moment, round.GrantID, 1);
  await countPlay(tx, moment, player, { Rounds: round.Bet === 0 ? 1 : 0, Bet: ownBet(round, Bet), Win });
  if (round.Bet === 0) await recordActivity(tx, moment, PlayerID, { Kind: 'stake', RoundID, GameCode, Brand });
  return { ...paid(round, { Win, Jackpot }), MachineNo, Bet: round.Bet + Bet };
}

/** Takes a stake like `playMove`, but pays nothing yet. */
export const stakeMove = (tx: Transaction, moment: Moment, round: RoundState, stake: Staked): Promise<RoundState> =>
  playMove(tx, moment, round, { ...stake, Win: 0 });

/**
 * Pays a win of an earlier stake. Limits do not apply to it.
 *
 * @returns the round after the win; the caller stores it
 */
export async function payMove(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  { player, Win, Jackpot = '' }: Won & { readonly player: PlayerRow },
): Promise<RoundState> {
  await moveGold(tx, moment, round, { Bet: 0, Win, Jackpot });
  if (Win > 0) await countWin(tx, moment, player, Win);
  return paid(round, { Win, Jackpot });
}

/**
 * Returns a stake without a win, to the player or to the house account of free spins. A spin of a grant can be used again then.
 *
 * @param stake its amount, the number of its move, and the time when it was taken
 * @returns the round without it; the caller stores it
 */
export async function returnMove(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  stake: { readonly player: PlayerRow; readonly Bet: number; readonly Move: number; readonly CreateTime: string },
): Promise<RoundState> {
  const { player, Bet, Move, CreateTime } = stake;
  await transferWithin(tx, moment.nowText, {
    ID: roundTransfer(round.RoundID, 'rollback', Move),
    Reason: 'rollback',
    Source: sourceOf(round),
    Reverses: roundTransfer(round.RoundID, 'bet', Move),
  });
  const left = round.Bet - Bet;
  await uncountStake(tx, player, {
    Rounds: left === 0 ? 1 : 0,
    Bet: ownBet(round, Bet),
    at: Date.parse(CreateTime),
  });
  if (isFree(round)) await countSpin(tx, moment, round.GrantID, -1);
  const { RoundID, PlayerID } = round;
  if (left === 0) await recordActivity(tx, moment, PlayerID, { Kind: 'stakeReturned', RoundID });
  return { ...round, Bet: left, GrantID: '', Shot: 0 };
}

/**
 * Ends a hold: pays the winnings of its shots and returns the part that was not fired. The player's limits count what was fired.
 *
 * @param end the winnings, the returned part, and the time when the hold was taken
 * @returns the round with the fired shots as its bet; the caller stores it
 */
export async function endHold(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  end: Won & { readonly player: PlayerRow; readonly Returned: number; readonly CreateTime: string },
): Promise<RoundState> {
  const { player, Win, Jackpot = '', Returned, CreateTime } = end;
  await moveGold(tx, moment, round, { Bet: 0, Win, Jackpot, Returned });
  if (Win > 0) await countWin(tx, moment, player, Win);
  const fired = round.Bet - Returned;
  if (Returned > 0)
    await uncountStake(tx, player, { Rounds: fired === 0 ? 1 : 0, Bet: Returned, at: Date.parse(CreateTime) });
  const { RoundID, PlayerID } = round;
  if (fired === 0) await recordActivity(tx, moment, PlayerID, { Kind: 'stakeReturned', RoundID });
  return { ...paid(round, { Win, Jackpot }), Bet: fired };
}

/** The part of a bet that the player pays. */
const ownBet = (round: RoundState, Bet: number): number => (isFree(round) ? 0 : Bet);

const sourceOf = (round: RoundState): string => (isFree(round) ? SPIN_SOURCE : 'game');

const paid = (round: RoundState, { Win, Jackpot = '' }: Won): RoundState => ({
  ...round,
  Win: round.Win + Win,
  Jackpot: Jackpot === '' ? round.Jackpot : Jackpot,
  Moves: round.Moves + 1,
});

async function moveGold(
  tx: Transaction,
  { ports, nowText }: Moment,
  round: RoundState,
  { Bet, Win, Jackpot = '', Returned = 0 }: Won & { readonly Bet: number; readonly Returned?: number },
): Promise<void> {
  const { RoundID, PlayerID, GameCode, Moves } = round;
  const house = houseOfRound(ports, RoundID);
  const fixed: readonly string[] = gameOfRound(ports, { RoundID, GameCode })?.FixedPrizes ?? [];
  const isPool = Jackpot !== '' && !fixed.includes(Jackpot);
  const move = (kind: 'bet' | 'win' | 'rollback', amount: number): readonly TransferUnit[] => {
    if (amount === 0) return [];
    const Lines = [
      { Owner: kind === 'bet' && isFree(round) ? SPIN_HOUSE : `player:${PlayerID}`, ItemID: ITEM.gold, Amount: amount },
      { Owner: house, ItemID: ITEM.gold, Amount: -amount },
    ];
    // The bank book shows the name of a pool. The id is the id of the win, so that a move has one id.
    const Reason = kind === 'win' && isPool ? 'jackpot' : kind;
    const Source = sourceOf(round);
    return [{ nowText, transfer: { ID: roundTransfer(RoundID, kind, Moves), Reason, Source, Lines } }];
  };
  const moves = [...move('bet', -Bet), ...move('win', Win), ...move('rollback', Returned)];
  for (const outcome of await postTransfers(tx, moves)) {
    if (!outcome.ok) throw outcome.error;
  }
}
