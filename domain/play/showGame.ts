import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/play.ts';
import { connectionRow } from '../connection/connectionRow.ts';
import { answer } from '../dispatch/handler.ts';

export const showGame = answer(operations.showGame, async ({ GameCode }, context, tx) => {
  const { connection, player, ports, nowText } = context;
  const recentGames = tx.table('recentGames');
  if (GameCode !== '' && (await recentGames.get(player.PlayerID, GameCode)) === undefined) fail(300011);
  const connections = tx.table('connections');
  const changed = await connections.update({ ConnectionID: connection.ID }, { GameCode });
  if (changed === 0 && GameCode !== '') {
    const row = connectionRow({ connection, identity: context, node: ports.node, roomID: '', nowText });
    await connections.insert({ ...row, GameCode });
  }
  return {};
});
