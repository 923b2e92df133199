import { LIVE_ROLE } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { viewerKicked, viewerMuted } from '#protocol/operations/live.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { membershipChanged } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import { stopViewing } from '../connection/viewers.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { removeFollow } from './follows.ts';
import { tellMedia } from './mediaNotice.ts';
import { type LiveRole, lockedModeratedRoom, recordAction, roleIn } from './moderation.ts';
import { endModerator } from './moderators.ts';
import { findOwnRoom, lockedOwnRoom, type RoomRow } from './room.ts';
import { type Sanction, shownUntil } from './sanctions.ts';

interface Decision {
  readonly PlayerID: string;
  readonly Reason: string;
}

export const muteViewer = answer(operations.muteViewer, async ({ RoomID, Seconds, ...decision }, context, tx) => {
  const { room, role } = await lockedModeratedRoom(tx, context, RoomID);
  await assertMayDecide(tx, context, room, role, decision.PlayerID);
  const Until = endAfter(context, Seconds);
  await decide(tx, context, room, { ...decision, Kind: 'mute', Until });
  if (Until !== '') await recordAction(tx, context, { ...room, ...decision, Kind: 'mute' });
  publish(tx, viewerMuted, topicOf.player(decision.PlayerID), { RoomID: room.RoomID, Until });
  return { Until };
});

export const kickViewer = answer(operations.kickViewer, async ({ RoomID, Seconds, ...decision }, context, tx) => {
  const { room, role } = await lockedModeratedRoom(tx, context, RoomID);
  await assertMayDecide(tx, context, room, role, decision.PlayerID);
  const before = await tx.table('liveSanctions').get(room.RoomID, decision.PlayerID, 'kick');
  // Only 15620 ends a block.
  if (before?.Until === FOREVER) fail(300017);
  const Until = endAfter(context, Seconds);
  await decide(tx, context, room, { ...decision, Kind: 'kick', Until });
  if (Until === '') return { Until };
  await recordAction(tx, context, { ...room, ...decision, Kind: 'kick' });
  await putOut(tx, context, room, decision.PlayerID, Until);
  return { Until };
});

export const blockViewer = answer(operations.blockViewer, async ({ RoomID, Blocked, ...decision }, context, tx) => {
  const room = await lockedOwnRoom(tx, context, RoomID);
  await assertMayDecide(tx, context, room, LIVE_ROLE.host, decision.PlayerID);
  if (Blocked) await blockFrom(tx, context, room, decision);
  else await decide(tx, context, room, { ...decision, Kind: 'kick', Until: '' });
  return { Blocked };
});

/**
 * Removes a player permanently from the room that the caller hosts, if there is one, after the caller blocked the player. The caller holds
 * `ownRoomLock`.
 */
export async function blockFromOwnRoom(tx: Transaction, context: PlayerContext, PlayerID: string): Promise<void> {
  const room = await findOwnRoom(tx, context.player.PlayerID);
  if (room !== undefined) await blockFrom(tx, context, room, { PlayerID, Reason: '' });
}

/** The lock for `blockFromOwnRoom`. Empty if the player hosts no room. */
export async function ownRoomLock(db: Reader, HostID: string): Promise<readonly string[]> {
  const room = await findOwnRoom(db, HostID);
  return room === undefined ? [] : [`room:${room.RoomID}`];
}

async function blockFrom(tx: Transaction, context: PlayerContext, room: RoomRow, decision: Decision): Promise<void> {
  await decide(tx, context, room, { ...decision, Kind: 'kick', Until: FOREVER });
  await recordAction(tx, context, { ...room, ...decision, Kind: 'block' });
  await removeFollow(tx, room.RoomID, decision.PlayerID);
  await putOut(tx, context, room, decision.PlayerID, FOREVER);
}

const endAfter = ({ now }: PlayerContext, Seconds: number): string =>
  Seconds === 0 ? '' : new Date(now + Seconds * 1000).toISOString();

/** @throws Failure 100013 if there is no such player, 300017 for the host or another co-moderator, 300018 for the caller */
async function assertMayDecide(
  tx: Transaction,
  { player }: PlayerContext,
  room: RoomRow,
  role: LiveRole,
  PlayerID: string,
): Promise<void> {
  if (PlayerID === player.PlayerID) fail(300018);
  if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
  if ((await roleIn(tx, room, PlayerID)) >= role) fail(300017);
}

/** Replaces an earlier decision about a player. An empty end lifts it. */
async function decide(
  tx: Transaction,
  { player, nowText }: PlayerContext,
  { RoomID }: RoomRow,
  { PlayerID, Kind, Until, ...rest }: Decision & { readonly Kind: Sanction; readonly Until: string },
): Promise<void> {
  await tx.table('liveSanctions').remove({ RoomID, PlayerID, Kind });
  if (Until === '') return;
  const Reason = readableText(rest.Reason).replaceAll('\n', ' ');
  await tx
    .table('liveSanctions')
    .insert({ RoomID, PlayerID, Kind, Until, ByID: player.PlayerID, Reason, CreateTime: nowText });
}

async function putOut(
  tx: Transaction,
  context: PlayerContext,
  { RoomID }: RoomRow,
  PlayerID: string,
  Until: string,
): Promise<void> {
  await endModerator(tx, RoomID, PlayerID);
  await tx.table('connections').update({ PlayerID, RoomID }, { RoomID: '' });
  await stopViewing(tx, { RoomID, PlayerID }, context.now);
  publish(tx, viewerKicked, topicOf.player(PlayerID), { RoomID, Until: shownUntil(Until) });
  membershipChanged(tx, PlayerID);
  tellMedia(tx, { Kind: 'cutViewer', RoomID, PlayerID });
}
