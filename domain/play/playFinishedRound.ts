import type { JackpotName } from '#protocol/entities/game.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';
import { publishRound } from './publishRound.ts';
import { playMove } from './moveRound.ts';
import { newRound, type RoundRow } from './roundState.ts';

/** A finished round. Amounts in gold; `Win` is all that it pays, a jackpot included. */
export interface FinishedRound {
  readonly RoundID: string;
  readonly PlayerID: string;
  readonly GameCode: string;
  readonly Bet: number;
  readonly Win: number;
  /** The part of the bet that was at risk. Absent means all of it. */
  readonly AtRisk?: number | undefined;
  readonly Jackpot?: JackpotName | undefined;
  /** The brand in which it was played. Absent means unknown. */
  readonly Brand?: string;
}

/**
 * Plays and closes a round in one unit of work, exactly once by its id. The demo world and development tools use it, because their rounds
 * have no viewer.
 *
 * @returns the stored round; for a known id, the first round
 * @throws Failure 100013 for an unknown player, 300011 for an unknown game, 100011 if the player is short of the bet,
 * 300037 above a limit that the player set
 */
export async function playFinishedRound(tx: Transaction, moment: Moment, finished: FinishedRound): Promise<RoundRow> {
  const { RoundID, PlayerID, GameCode, Bet, Win, AtRisk, Jackpot, Brand = '' } = finished;
  await tx.lock([`player:${PlayerID}`, `round:${RoundID}`]);
  const known = await tx.table('rounds').get(RoundID);
  if (known !== undefined) return known;
  const player = await tx.table('players').get(PlayerID);
  if (player === undefined) return fail(100013);
  const game = await tx.table('games').get(GameCode);
  if (game === undefined) return fail(300011);
  const round = await playMove(tx, moment, newRound(finished, moment), { player, Bet, Brand, Win, Jackpot });
  if (Bet !== Win) await publishWallet(tx, PlayerID);
  return publishRound(tx, moment, round, { player, game, AtRisk });
}
