import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { settleFinishedRound } from '../../play/settleRound.ts';
import type { Transaction } from '../../ports/store.ts';
import type { Draws } from './draws.ts';

const BETS = [500, 1000, 2000, 5000] as const;
/** Of a round that nobody hears of: the game keeps a little more than it gives, so that what big wins give comes from somewhere. */
const MULTIPLES = [0, 0, 0, 0, 0, 0, 1, 1, 2, 3] as const;
const BIG_BETS = [100, 200, 500, 1000] as const;
/** Big wins are told from 50 times the bet on. */
const LEAST_BIG = 50;
const MORE_BIG = 120;

/** One of the cast ends a round, exactly as a game server would: the ledger moves, jackpots grow, big wins are told to all. */
export async function play(
  tx: Transaction,
  moment: Moment,
  { cast, draws, isBig }: { readonly cast: readonly PlayerRow[]; readonly draws: Draws; readonly isBig: boolean },
): Promise<void> {
  const player = draws.pick(cast);
  const games = await tx.table('games').find({ order: [['Position', 'asc']] });
  // Half of what is played is what the lobby calls hot.
  const hot = games.filter(({ Hot }) => Hot);
  const game = draws.pick(draws.onceIn(2) && hot.length > 0 ? hot : games);
  if (player === undefined || game === undefined) return;
  const Bet = (isBig ? draws.pick(BIG_BETS) : draws.pick(BETS)) ?? 0;
  const multiple = isBig ? LEAST_BIG + draws.below(MORE_BIG) : (draws.pick(MULTIPLES) ?? 0);
  const { PlayerID } = player;
  const held = (await tx.table('accounts').get(`player:${PlayerID}`, ITEM.gold))?.Balance ?? 0;
  if (held < Bet) return;
  await settleFinishedRound(tx, moment, {
    RoundID: `demo-life:${PlayerID}:${moment.now}`,
    PlayerID,
    GameCode: game.GameCode,
    Bet,
    Win: Bet * multiple,
  });
}
