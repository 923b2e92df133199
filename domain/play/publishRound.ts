import { GameCategory, JackpotName } from '#protocol/entities/game.ts';
import { isFixedPrize } from '#protocol/rules/prizeTitle.ts';
import { recordActivity } from '../activity/record.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { recordHonor } from '../honor/recordHonor.ts';
import type { Transaction } from '../ports/store.ts';
import { announceWin } from '../pride/announceWin.ts';
import type { RowOf, Tables } from '../tables.ts';
import { gameOfRound, providerNameOfRound } from './gameProviders.ts';
import { moveJackpot } from './jackpot.ts';
import { prizesOf } from './jackpotLevels.ts';
import { recordPlayedGame } from './recordRecentGame.ts';
import { isFree, isHold, type RoundRow, type RoundState } from './roundState.ts';

/**
 * Shows a round to others, once. Stores it among the finished rounds, moves the pool that it won, and records honor, win banner, ticker
 * line and activity. Its gold has already moved. The round's time is the time of the close. `AtRisk` is the part of the stake that levels,
 * missions and activities count.
 */
export async function publishRound(
  tx: Transaction,
  moment: Moment,
  round: RoundState,
  {
    player,
    game,
    AtRisk = round.Bet,
  }: { readonly player: PlayerRow; readonly game: RowOf<Tables['games']>; readonly AtRisk?: number | undefined },
): Promise<RoundRow> {
  const { RoundID, PlayerID, GameCode, MachineNo, Bet, Win, Jackpot, GrantID } = round;
  const row = { RoundID, PlayerID, GameCode, MachineNo, Bet, Win, Jackpot, CreateTime: moment.nowText, GrantID };
  const won = { ...row, Jackpot: Jackpot === '' ? ('' as const) : JackpotName.parse(Jackpot) };
  await tx.table('rounds').insert(row);
  await recordPlayedGame(tx, { PlayerID, GameCode, PlayTime: moment.nowText });
  const Provider = providerNameOfRound(moment.ports, RoundID);
  const prizes = prizesOf(gameOfRound(moment.ports, won), game.Jackpot);
  await moveJackpot(tx, moment, game, isFixedPrize(won.Jackpot, prizes) ? { ...won, Jackpot: '' } : won);
  // A shot of a hold is honored against its own stake.
  const best = isHold(round) ? { Bet: round.Shot, Win: round.ShotWin } : {};
  await recordHonor(tx, moment, { ...row, ...best }, Provider);
  await announceWin(tx, moment, { ...won, ...best }, { player, game, Provider, prizes });
  const Category = GameCategory.parse(game.Category);
  await recordActivity(tx, moment, PlayerID, {
    Kind: 'round',
    RoundID,
    GameCode,
    Category,
    Bet,
    Win,
    ...(AtRisk < Bet && { AtRisk }),
    ...(isFree(row) && { IsFree: true }),
  });
  return row;
}
