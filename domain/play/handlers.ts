import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/play.ts';
import { answer } from '../dispatch/handler.ts';
import { providerOfGame } from './gameProviders.ts';
import { jackpotsOf } from './jackpot.ts';
import { assertMayPlay } from '../ownLimit/assertWithin.ts';
import { isFriendInGame } from './isFriendInGame.ts';
import { launchGame } from './launchGame.ts';
import { readOwnRounds } from './ownRounds.ts';
import { readRoundDays } from './roundDays.ts';
import { recordRecentGame } from './recordRecentGame.ts';

export { getReplay, getReplayUrl } from './replay.ts';
export { getGameSymbols, getRoundBoards } from './roundBoards.ts';
export { getRoundProof } from './roundProof.ts';
export { showGame } from './showGame.ts';

export const getOwnRounds = answer(operations.getOwnRounds, (request, context, db) =>
  readOwnRounds(db, context, context.player.PlayerID, request),
);

export const getRoundDays = answer(operations.getRoundDays, async (_request, context, db) => ({
  List: await readRoundDays(db, context.now, context.player.PlayerID),
}));

export const enterGame = answer(operations.enterGame, async ({ GameCode, JoinID }, context, tx) => {
  const { PlayerID } = context.player;
  await tx.lock([`player:${PlayerID}`]);
  const game = await tx.table('games').get(GameCode);
  if (game === undefined) return fail(300011);
  if (!game.Playable) fail(200026);
  await assertMayPlay(tx, context.player, context, 0);
  const { MinBet, MaxBet } = game;
  const Provider = providerOfGame(context, GameCode)?.Name ?? '';
  const MachineNo = await recordRecentGame(tx, context, { PlayerID, GameCode, rounds: 0 });
  const Jackpot = (await jackpotsOf(tx, [game], context)).get(GameCode) ?? 0;
  const Joins = JoinID !== undefined && (await isFriendInGame(tx, context, JoinID, GameCode));
  const LaunchURL = await launchGame(tx, context, GameCode, Joins ? JoinID : '');
  return {
    GameCode,
    Provider,
    MachineNo,
    MinBet,
    MaxBet,
    Jackpot,
    ...(LaunchURL !== undefined && { LaunchURL }),
    ...(JoinID !== undefined && { Joins }),
  };
});
