import { GameCategory, JackpotName } from '#protocol/entities/game.ts';
import { recordActivity } from '../activity/record.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { recordHonor } from '../honor/recordHonor.ts';
import type { Transaction } from '../ports/store.ts';
import { announceWin } from '../pride/announceWin.ts';
import type { RowOf, Tables } from '../tables.ts';
import { moveJackpot } from './jackpot.ts';
import type { RoundRow, RoundState } from './roundState.ts';

/**
 * Shows a round to others, once: stores it among the finished rounds, moves the jackpot, and records honor, win banner, ticker
 * line and activity. Its gold has moved before. Its time is the time of the close.
 */
export async function closeRound(
  tx: Transaction,
  moment: Moment,
  { RoundID, PlayerID, GameCode, MachineNo, Bet, Win, Jackpot }: RoundState,
  { player, game }: { readonly player: PlayerRow; readonly game: RowOf<Tables['games']> },
): Promise<RoundRow> {
  const row = { RoundID, PlayerID, GameCode, MachineNo, Bet, Win, Jackpot, CreateTime: moment.nowText };
  const won = { ...row, Jackpot: Jackpot === '' ? ('' as const) : JackpotName.parse(Jackpot) };
  await tx.table('rounds').insert(row);
  await moveJackpot(tx, moment, game, won);
  await recordHonor(tx, moment, row, game);
  await announceWin(tx, moment, won, { player, game });
  const Category = GameCategory.parse(game.Category);
  await recordActivity(tx, moment, PlayerID, { Kind: 'round', GameCode, Category, Bet, Win });
  return row;
}
