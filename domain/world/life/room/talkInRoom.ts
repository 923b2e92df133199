import { LOCALES } from '#protocol/entities/identifiers.ts';
import { Failure } from '#protocol/failure.ts';
import { roomChannel } from '../../../channel/channel.ts';
import { lastLanguage } from '../../../connection/spokenLanguage.ts';
import type { Moment } from '../../../dispatch/context.ts';
import { postLiveMessage } from '../../../live/liveMessages.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import type { Transaction } from '../../../ports/store.ts';
import { showsDemoScene } from '../../demoRoom.ts';
import { contextOf } from '../actor.ts';
import { isTaken } from '../cast.ts';
import { hostLine } from './hostLine.ts';
import { castIn, hostIn } from './onAirRooms.ts';
import type { RoomBeat } from './acting.ts';
import { viewerLine } from './viewerLine.ts';

/** A line of the room is not repeated within this number of lines. */
const REMEMBERED = 14;
/** The shortest pause between two lines. */
const PAUSE_MS = 2500;

/** Writes a line of the host or a viewer of the cast in the room's chat, unless a line was just written. */
export async function talkInRoom(tx: Transaction, moment: Moment, beat: RoomBeat): Promise<void> {
  const { RoomID, cast } = beat;
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR || !room.HasChat) return;
  const { key: Channel } = roomChannel(RoomID);
  const recent = await tx.table('messages').find({ where: { Channel }, order: [['Seq', 'desc']], limit: REMEMBERED });
  if (recent[0] !== undefined && Date.parse(recent[0].CreateTime) > moment.now - PAUSE_MS) return;
  const language = lastLanguage(moment.ports) ?? LOCALES[0];
  const scene = showsDemoScene(moment.ports, room) ? room.GameCode : undefined;
  const talking = { ...beat, room, recent, language, scene };
  const host = await hostIn(tx, room, cast);
  const line =
    (host === undefined ? undefined : await hostLine(tx, moment, talking, host)) ??
    (await viewerLine(tx, moment, talking, await castIn(tx, moment, room, cast)));
  if (line === undefined) return;
  const { speaker, ...draft } = line;
  if (await isTaken(tx, moment, speaker)) return;
  try {
    await postLiveMessage(tx, contextOf(moment, speaker), room, draft);
  } catch (error) {
    // The room's slow mode or a mute by its host refused the line.
    if (!(error instanceof Failure)) throw error;
  }
}
