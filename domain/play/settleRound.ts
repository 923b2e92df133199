import { GameCategory, type JackpotName } from '#protocol/entities/game.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import { recordActivity } from '../activity/record.ts';
import type { Moment } from '../dispatch/context.ts';
import { recordHonor } from '../honor/recordHonor.ts';
import { assertMayPlay } from '../ownLimit/assertWithin.ts';
import { postTransfers } from '../ledger/post.ts';
import type { Transfer } from '../ledger/posting.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { roundTransfer } from '../ledger/roundTransfer.ts';
import type { Transaction } from '../ports/store.ts';
import { announceWin } from '../pride/announceWin.ts';
import type { RowOf, Tables } from '../tables.ts';
import { moveJackpot } from './jackpot.ts';
import { recordRecentGame } from './recordRecentGame.ts';

export type RoundRow = RowOf<Tables['rounds']>;

/** A round as a game server ends it. Amounts in gold; `Win` is all that it pays, a jackpot included. */
export interface FinishedRound {
  readonly RoundID: string;
  readonly PlayerID: string;
  readonly GameCode: string;
  readonly Bet: number;
  readonly Win: number;
  readonly Jackpot?: JackpotName | undefined;
}

/**
 * Settles a finished round, exactly once by its id: the bet goes to the house of games and the win comes from it, the round
 * is kept, and everything that counts rounds is informed. The player must hold the bet before the win is paid.
 * @returns the round as it stands: the first one where the id is known
 * @throws Failure 100013 for an unknown player, 300011 for an unknown game, 100011 when the player is short of the bet,
 *   300037 where it is above a limit that the player set
 */
export async function settleFinishedRound(tx: Transaction, moment: Moment, finished: FinishedRound): Promise<RoundRow> {
  const { RoundID, PlayerID, GameCode, Bet, Win, Jackpot = '' } = finished;
  await tx.lock([`player:${PlayerID}`, `round:${RoundID}`]);
  const known = await tx.table('rounds').get(RoundID);
  if (known !== undefined) return known;
  const player = await tx.table('players').get(PlayerID);
  if (player === undefined) return fail(100013);
  const game = await tx.table('games').get(GameCode);
  if (game === undefined) return fail(300011);
  await assertMayPlay(tx, player, moment, Bet);

  const MachineNo = await recordRecentGame(tx, moment, { PlayerID, GameCode, rounds: 1 });
  const round = { RoundID, PlayerID, GameCode, MachineNo, Bet, Win, Jackpot, CreateTime: moment.nowText };
  await moveGold(tx, round);
  await tx.table('rounds').insert(round);
  if (Bet !== Win) await publishWallet(tx, PlayerID);
  await moveJackpot(tx, game, { ...round, Jackpot });
  await recordHonor(tx, moment, round, game);
  await announceWin(tx, moment, { ...round, Jackpot }, { player, game });
  const Category = GameCategory.parse(game.Category);
  await recordActivity(tx, moment, PlayerID, { Kind: 'round', GameCode, Category, Bet, Win });
  return round;
}

/** The bet first: a player who does not hold it may not play, whatever the round pays. */
async function moveGold(tx: Transaction, { RoundID, PlayerID, Bet, Win, CreateTime }: RoundRow): Promise<void> {
  const move = (Reason: 'bet' | 'win', amount: number): readonly { transfer: Transfer; nowText: string }[] => {
    if (amount === 0) return [];
    const Lines = [
      { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: amount },
      { Owner: 'house:games', ItemID: ITEM.gold, Amount: -amount },
    ];
    return [{ nowText: CreateTime, transfer: { ID: roundTransfer(RoundID, Reason), Reason, Source: 'game', Lines } }];
  };
  for (const outcome of await postTransfers(tx, [...move('bet', -Bet), ...move('win', Win)])) {
    if (!outcome.ok) throw outcome.error;
  }
}
