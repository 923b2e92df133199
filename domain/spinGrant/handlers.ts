import * as operations from '#protocol/operations/spinGrant.ts';
import { answer } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { describeGrant } from './spinGrant.ts';

export const getSpinGrants = answer(operations.getSpinGrants, async (page, { player, nowText }, db) => {
  const where = { PlayerID: player.PlayerID };
  const { rows, total } = await findPage(db, 'spinGrants', { where, order: [['CreateTime', 'desc']] }, page);
  const codes = [...new Set(rows.map(({ GameCode }) => GameCode))];
  const games = await db.table('games').getMany(codes.map((code) => [code]));
  const byCode = new Map(games.flatMap((game) => (game === undefined ? [] : [[game.GameCode, game] as const])));
  return {
    List: rows.flatMap((row) => {
      const game = byCode.get(row.GameCode);
      return game === undefined ? [] : [describeGrant(row, game, nowText)];
    }),
    Total: total,
  };
});
