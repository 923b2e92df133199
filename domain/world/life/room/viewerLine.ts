import { GameCategory } from '#protocol/entities/game.ts';
import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import type { Reader } from '../../../ports/store.ts';
import { demoLanguageOf } from '../../demoLanguage.ts';
import { anytime, fitsHour, type TimedLine } from '../../timedLines.ts';
import { ROOM_SPEECH, type RoomSpeech } from './roomLines.ts';
import type { Line, TalkingRoom } from './acting.ts';
import { type PictureLines, pictureLines } from './sceneLines.ts';

/** Beats between two lines of viewers, on average. */
const TALK_BEATS = 3;
/** How long viewers talk about a gift. */
const CHEER_MS = 12_000;

/** The next line of a viewer: about a gift, to the host, a question, or about the picture. Undefined means no line now. */
export async function viewerLine(
  db: Reader,
  moment: Moment,
  talking: TalkingRoom,
  viewers: readonly PlayerRow[],
): Promise<Line | undefined> {
  const { recent, language, draws } = talking;
  if (!draws.onceIn(TALK_BEATS)) return undefined;
  const [last] = recent;
  const speaker = draws.pick(
    viewers.filter(
      ({ PlayerID, VIPLevel }) =>
        VIPLevel >= moment.ports.settings.chatMinVip &&
        PlayerID !== last?.FromID &&
        demoLanguageOf(PlayerID) === language,
    ),
  );
  if (speaker === undefined) return undefined;
  const speech = ROOM_SPEECH[demoLanguageOf(speaker.PlayerID)];
  const picture = pictureLines(demoLanguageOf(speaker.PlayerID), talking);
  const { lines, ReplyID } = await subject(db, moment, talking, { speech, picture });
  const said = new Set(recent.map(({ Message }) => Message));
  const line = draws.pick(lines.filter((one) => !said.has(one.text) && fitsHour(one, moment.now)));
  return line && { speaker, Message: line.text, ...(ReplyID !== undefined && { ReplyID }) };
}

async function subject(
  db: Reader,
  { now }: Moment,
  { room, recent, draws }: TalkingRoom,
  { speech, picture }: { readonly speech: RoomSpeech; readonly picture: PictureLines | undefined },
): Promise<{ readonly lines: readonly TimedLine[]; readonly ReplyID?: string }> {
  const { viewers, toGift, toHost, games } = speech;
  const [last] = recent;
  const LastTime = { gt: new Date(now - CHEER_MS).toISOString() };
  const wasGift = (await db.table('liveGivers').count({ SessionID: room.SessionID, LastTime })) > 0;
  if (wasGift && draws.onceIn(2)) return { lines: toGift };
  if (last?.FromID === room.HostID && last.ReplyID === '' && draws.onceIn(3))
    return { lines: toHost, ReplyID: last.ID };
  if (picture !== undefined && draws.onceIn(5)) return { lines: anytime(...picture.questions.map(({ text }) => text)) };
  if (draws.onceIn(3)) return { lines: viewers };
  if (picture !== undefined) return { lines: picture.viewers };
  const game = await db.table('games').get(room.GameCode);
  return { lines: game === undefined ? viewers : games[GameCategory.parse(game.Category)] };
}
