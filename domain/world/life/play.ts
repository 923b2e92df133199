import { ITEM } from '#protocol/entities/wallet.ts';
import { openEverywhere } from '../../capabilities/openFor.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { playFinishedRound } from '../../play/playFinishedRound.ts';
import type { Transaction } from '../../ports/store.ts';
import type { RowOf, Tables } from '../../tables.ts';
import { hasStakes } from '../stakes.ts';
import type { Draws } from './draws.ts';

type GameRow = RowOf<Tables['games']>;

const BETS = [1000, 2000, 5000, 10_000, 20_000] as const;
/** A player stakes at most this part of their gold. */
const PARTS = 10;
/** An ordinary round. The game keeps a little more than it pays, and big wins are paid from the difference. */
const MULTIPLES = [0, 0, 0, 0, 0, 0, 1, 1, 2, 3] as const;
const BIG_BETS = [100, 200, 500, 1000] as const;
/** Big wins are announced from 50 times the bet on. */
const MIN_BIG_MULTIPLE = 50;
const BIG_SPAN = 120;

/**
 * The games whose rounds are made up here. While the games are closed or no provider is declared, these are the
 * games with known stakes. Later they are the playable games without a provider.
 */
async function gamesWithoutServer({ ports }: Moment, all: readonly GameRow[]): Promise<readonly GameRow[]> {
  if (ports.games === undefined || !(await openEverywhere(ports)).Games)
    return all.filter(({ GameCode }) => hasStakes(GameCode));
  const served = new Set(ports.games.providers.flatMap(({ Games }) => Games.map(({ GameCode }) => GameCode)));
  return all.filter(({ GameCode, Playable }) => Playable && !served.has(GameCode));
}

/** A player of the cast ends a round as a game server would: the ledger moves, jackpots grow, and big wins are announced. */
export async function play(
  tx: Transaction,
  moment: Moment,
  { cast, draws, isBig }: { readonly cast: readonly PlayerRow[]; readonly draws: Draws; readonly isBig: boolean },
): Promise<void> {
  const player = draws.pick(cast);
  const all = await tx.table('games').find({ order: [['Position', 'asc']] });
  const games = await gamesWithoutServer(moment, all);
  // Half of the rounds have a jackpot, so that visitors see it move.
  const withJackpot = games.filter(({ Jackpot }) => Jackpot > 0);
  const game = draws.pick(draws.onceIn(2) && withJackpot.length > 0 ? withJackpot : games);
  if (player === undefined || game === undefined) return;
  const { PlayerID } = player;
  const held = (await tx.table('accounts').get(`player:${PlayerID}`, ITEM.gold))?.Balance ?? 0;
  const Bet = draws.pick((isBig ? BIG_BETS : BETS).filter((bet) => bet * PARTS <= held));
  if (Bet === undefined) return;
  const multiple = isBig ? MIN_BIG_MULTIPLE + draws.below(BIG_SPAN) : (draws.pick(MULTIPLES) ?? 0);
  await playFinishedRound(tx, moment, {
    RoundID: `demo-life:${PlayerID}:${moment.now}`,
    PlayerID,
    GameCode: game.GameCode,
    Bet,
    Win: Bet * multiple,
  });
}
