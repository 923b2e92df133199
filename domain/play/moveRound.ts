import type { JackpotName } from '#protocol/entities/game.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { postTransfers, type TransferUnit } from '../ledger/post.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { assertMayPlay } from '../ownLimit/assertWithin.ts';
import { countPlay, countWin, uncountStake } from '../ownLimit/countPlay.ts';
import type { Transaction } from '../ports/store.ts';
import { gameOfRound } from './gameProviders.ts';
import { houseOfRound } from './providerWins.ts';
import { recordRecentGame } from './recordRecentGame.ts';
import type { RoundState } from './roundState.ts';

interface Won {
  readonly Win: number;
  readonly Jackpot?: JackpotName | '' | undefined;
}

/**
 * Takes a stake and pays a win of the same move. The bet goes to the house of the game's provider, then the win comes from it. The player
 * must hold the whole bet, also if the round pays more. The stake counts in the player's limits immediately.
 *
 * @returns the round after the move; the caller stores it
 * @throws Failure 300037 above a limit that the player set, before anything is written; 100011 if the player has too little gold
 */
export async function playMove(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  { player, Bet, Win, Jackpot = '' }: Won & { readonly player: PlayerRow; readonly Bet: number },
): Promise<RoundState> {
  await assertMayPlay(tx, player, moment, Bet);
  const { PlayerID, GameCode } = round;
  const MachineNo =
    round.Moves === 0 ? await recordRecentGame(tx, moment, { PlayerID, GameCode, rounds: 1 }) : round.MachineNo;
  await moveGold(tx, moment, round, { Bet, Win, Jackpot });
  await countPlay(tx, moment, player, { Rounds: round.Bet === 0 ? 1 : 0, Bet, Win });
  return { ...paid(round, { Win, Jackpot }), MachineNo, Bet: round.Bet + Bet };
}

/** Takes a stake like `playMove`, but pays nothing yet. */
export const stakeMove = (
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  stake: { readonly player: PlayerRow; readonly Bet: number },
): Promise<RoundState> => playMove(tx, moment, round, { ...stake, Win: 0 });

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
 * Returns a stake without a win.
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
    Source: 'game',
    Reverses: roundTransfer(round.RoundID, 'bet', Move),
  });
  const left = round.Bet - Bet;
  await uncountStake(tx, player, { Rounds: left === 0 ? 1 : 0, Bet, at: Date.parse(CreateTime) });
  return { ...round, Bet: left };
}

const paid = (round: RoundState, { Win, Jackpot = '' }: Won): RoundState => ({
  ...round,
  Win: round.Win + Win,
  Jackpot: Jackpot === '' ? round.Jackpot : Jackpot,
  Moves: round.Moves + 1,
});

async function moveGold(
  tx: Transaction,
  { ports, nowText }: Moment,
  { RoundID, PlayerID, GameCode, Moves }: RoundState,
  { Bet, Win, Jackpot = '' }: Won & { readonly Bet: number },
): Promise<void> {
  const house = houseOfRound(ports, RoundID);
  const fixed: readonly string[] = gameOfRound(ports, { RoundID, GameCode })?.FixedPrizes ?? [];
  const isPool = Jackpot !== '' && !fixed.includes(Jackpot);
  const move = (kind: 'bet' | 'win', amount: number): readonly TransferUnit[] => {
    if (amount === 0) return [];
    const Lines = [
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: amount },
      { Owner: house, ItemID: ITEM.gold, Amount: -amount },
    ];
    // The bank book shows the name of a pool. The id is the id of the win, so that a move has one id.
    const Reason = kind === 'win' && isPool ? 'jackpot' : kind;
    return [{ nowText, transfer: { ID: roundTransfer(RoundID, kind, Moves), Reason, Source: 'game', Lines } }];
  };
  for (const outcome of await postTransfers(tx, [...move('bet', -Bet), ...move('win', Win)])) {
    if (!outcome.ok) throw outcome.error;
  }
}
