import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import type { RoomRow } from '../../../live/room.ts';
import type { Transaction } from '../../../ports/store.ts';
import { Draws } from '../draws.ts';
import { giveInRoom } from './giveInRoom.ts';
import { talkInRoom } from './talkInRoom.ts';
import { addFollow } from '../../../live/follows.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import { isTaken } from '../cast.ts';
import { castIn } from './onAirRooms.ts';
import type { RoomBeat } from './acting.ts';

/** The salts of a beat's draws. Other files draw with other salts. */
const SALT = 100;
/** Beats between two follows in a room, on average. The other acts look at the room before they draw. */
const FOLLOW_BEATS = 30;
const ACTS = [
  { act: talkInRoom, beats: 1 },
  { act: giveInRoom, beats: 1 },
  { act: followInRoom, beats: FOLLOW_BEATS },
] as const;

/** One beat of the cast in the rooms on air. Each act has a transaction of its own. */
export const roomBeat = (
  moment: Moment,
  rooms: readonly RoomRow[],
  { cast, beat }: { readonly cast: readonly PlayerRow[]; readonly beat: number },
): readonly ((tx: Transaction) => Promise<void>)[] =>
  rooms.flatMap(({ RoomID }, at) =>
    ACTS.flatMap(({ act, beats }, number) => {
      const draws = new Draws(beat, SALT + at * ACTS.length + number);
      if (beats > 1 && !draws.onceIn(beats)) return [];
      return [(tx: Transaction) => act(tx, moment, { RoomID, cast, draws })];
    }),
  );

/** A viewer of the cast follows the host. */
async function followInRoom(tx: Transaction, moment: Moment, { RoomID, cast, draws }: RoomBeat): Promise<void> {
  await tx.lock([`room:${RoomID}`]);
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR) return;
  const viewers = await castIn(tx, moment, room, cast);
  const PlayerID = { in: viewers.map((viewer) => viewer.PlayerID) };
  const follows = await tx.table('liveFollows').find({ where: { RoomID, PlayerID } });
  const followers = new Set(follows.map((follow) => follow.PlayerID));
  const player = draws.pick(viewers.filter((viewer) => !followers.has(viewer.PlayerID)));
  if (player === undefined || (await isTaken(tx, moment, player))) return;
  await addFollow(tx, room, { PlayerID: player.PlayerID, Notify: true, nowText: moment.nowText });
}
