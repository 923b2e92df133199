import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/relation.ts';
import { relationChanged } from '#protocol/operations/relation.ts';
import { recordActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { blockFromOwnRoom, ownRoomLock } from '../live/muteAndKick.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { listedPlayers, onlineFirst } from './listedPlayers.ts';
import { hasBlocked } from '../player/blocked.ts';
import type { RelationshipValue } from '../player/relationship.ts';

export { getRecommended } from './getRecommended.ts';
export { searchPlayers } from './searchPlayers.ts';

export const getRelations = answer(operations.getRelations, async ({ Type, Order, ...page }, context, db) => {
  const where = { PlayerID: context.player.PlayerID, Type };
  // The order by presence needs the whole list, which has at most `RELATION_LIMIT` players.
  const read = Order === 'online' ? { Page: 1, PerPage: RELATION_LIMIT[Type] } : page;
  const { rows, total } = await findPage(db, 'relations', { where, order: [['CreateTime', 'desc']] }, read);
  const ids = rows.map(({ OtherID }) => OtherID);
  const listed = await listedPlayers(db, context, Type, ids);
  const answered = { Total: total, Limit: RELATION_LIMIT[Type] };
  if (Order === 'newest') return { List: listed, ...answered };
  const from = (page.Page - 1) * page.PerPage;
  return {
    List: onlineFirst(listed).slice(from, from + page.PerPage),
    ...answered,
    Online: listed.filter(({ Online }) => Online).length,
  };
});

export const addRelation = answer(operations.addRelation, async ({ PlayerID: OtherID, Type }, context, tx) => {
  const { player, nowText } = context;
  const { PlayerID } = player;
  if (OtherID === PlayerID) fail(300018);
  const isBlock = Type === RELATION.blocked;
  await tx.lock([`player:${PlayerID}`, ...(isBlock ? await ownRoomLock(tx, PlayerID) : [])]);
  const other = (await tx.table('players').get(OtherID)) ?? fail(100013);
  const table = tx.table('relations');
  const known = await table.get(PlayerID, OtherID);
  if (known?.Type === Type) fail(300015);
  if (known?.Type === RELATION.blocked) fail(300017);
  if ((await table.count({ PlayerID, Type })) >= RELATION_LIMIT[Type]) fail(300014);
  if (known === undefined) await table.insert({ PlayerID, OtherID, Type, CreateTime: nowText });
  else await table.update({ PlayerID, OtherID }, { Type, CreateTime: nowText });
  notifyOwnConnections(tx, context, other, Type);
  if (isBlock) await blockFromOwnRoom(tx, context, OtherID);
  if (Type === RELATION.friend) {
    await notifyNewFriend(tx, player, OtherID);
    await recordActivity(tx, context, PlayerID, { Kind: 'friend', OtherID });
  }
  return { PlayerID: OtherID, Relationship: Type };
});

export const deleteRelation = answer(operations.deleteRelation, async ({ PlayerID: OtherID, Type }, context, tx) => {
  const { PlayerID } = context.player;
  await tx.lock([`player:${PlayerID}`]);
  if ((await tx.table('relations').remove({ PlayerID, OtherID, Type })) === 0) fail(300015);
  const other = await tx.table('players').get(OtherID);
  if (other !== undefined) notifyOwnConnections(tx, context, other, 0);
  return { PlayerID: OtherID, Relationship: 0 as const };
});

function notifyOwnConnections(
  tx: Transaction,
  { player, connection }: PlayerContext,
  other: PlayerRow,
  Relationship: RelationshipValue,
): void {
  const result = { ByID: player.PlayerID, Player: summaryOf(other), Relationship };
  publish(tx, relationChanged, topicOf.player(player.PlayerID), result, connection.ID);
}

/** A player who blocked the other player gets no push about the change. */
async function notifyNewFriend(tx: Transaction, player: PlayerRow, friendID: string): Promise<void> {
  if (await hasBlocked(tx, friendID, player.PlayerID)) return;
  const result = { ByID: player.PlayerID, Player: summaryOf(player), Relationship: RELATION.friend };
  publish(tx, relationChanged, topicOf.player(friendID), result);
}
