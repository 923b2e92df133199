import type { LiveSanction } from '#protocol/entities/live.ts';
import * as operations from '#protocol/operations/live.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { answer } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { summaryOf } from '../player/serialize.ts';
import type { RowOf, Tables } from '../tables.ts';
import { moderatedRoom } from './moderation.ts';
import { shownUntil } from './sanctions.ts';

export const getSanctions = answer(operations.getSanctions, async ({ RoomID, ...page }, context, db) => {
  const { room } = await moderatedRoom(db, context, RoomID);
  const { rows, total } = await findPage(
    db,
    'liveSanctions',
    { where: { RoomID: room.RoomID, Until: { gt: context.nowText } }, order: [['CreateTime', 'desc']] },
    page,
  );
  const ids = [...new Set(rows.flatMap(({ PlayerID, ByID }) => [PlayerID, ByID]))];
  const players = await db.table('players').find({ where: { PlayerID: { in: ids } } });
  const byID = new Map(players.map((row) => [row.PlayerID, summaryOf(row)]));
  const List = rows.flatMap((row): LiveSanction[] => {
    const Player = byID.get(row.PlayerID);
    if (Player === undefined) return [];
    const { Reason, CreateTime } = row;
    return [
      { Player, Kind: kindOf(row), Until: shownUntil(row.Until), Reason, By: byID.get(row.ByID) ?? null, CreateTime },
    ];
  });
  return { List, Total: total };
});

function kindOf({ Kind, Until }: RowOf<Tables['liveSanctions']>): LiveSanction['Kind'] {
  if (Kind === 'mute') return 'mute';
  return Until === FOREVER ? 'block' : 'kick';
}
