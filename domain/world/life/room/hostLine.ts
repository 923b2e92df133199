import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { MessageRow } from '../../../chat/message.ts';
import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import { giftName } from '../../../gift/words.ts';
import type { Reader } from '../../../ports/store.ts';
import { demoLanguageOf } from '../../demoLanguage.ts';
import { fitsHour } from '../../timedLines.ts';
import { ROOM_SPEECH, withNames } from './roomLines.ts';
import type { Line, TalkingRoom } from './acting.ts';
import { pictureLines } from './sceneLines.ts';

/** Beats between two lines that are no answers, on average. */
const TALK_BEATS = 6;
/** The shortest typing time of the host. */
const PAUSE_MS = 5000;
/** Older messages get no answer. */
const ANSWER_MS = 60_000;
/** The host thanks for a gift after its combo can be over, and not much later. */
const THANKS_MS = { from: 6000, to: 30_000 } as const;
/** Gifts of one player within this time get one thank-you. */
const THANKED_MS = 30_000;

const GREETING = /^(?:嗨|哈囉|你好|大家好|主播好|安安|早安|晚安|hi\b|hello|halo|hai\b|chào|xin chào)/iu;
const QUESTION = /[?？]|[嗎呢]$|^(?:apa|kenapa|bagaimana|sao|tại sao)\b/iu;

/** The next line of the demo host: an answer, thanks for a gift, or a remark about the picture. Undefined means no line now. */
export async function hostLine(
  db: Reader,
  moment: Moment,
  talking: TalkingRoom,
  host: PlayerRow,
): Promise<Line | undefined> {
  const { recent, draws } = talking;
  const own = recent.filter(({ FromID }) => FromID === host.PlayerID);
  if (own[0] !== undefined && Date.parse(own[0].CreateTime) > moment.now - PAUSE_MS) return undefined;
  const answer = draws.below(3) > 0 ? answerOf(moment, talking, own) : undefined;
  if (answer !== undefined) return { ...answer, speaker: host };
  const Message =
    (await thanksOf(db, moment, talking, own)) ?? (draws.onceIn(TALK_BEATS) ? talkOf(moment, talking) : undefined);
  return Message === undefined ? undefined : { Message, speaker: host };
}

/** Answers the player who has waited longest. The host answers each line of a real player, and each question of the cast. */
function answerOf(
  { now }: Moment,
  talking: TalkingRoom,
  own: readonly MessageRow[],
): Omit<Line, 'speaker'> | undefined {
  const { recent, room } = talking;
  const writerOf = new Map(recent.map(({ ID, FromID }) => [ID, FromID]));
  const done = new Set<string>();
  const waiting: (Omit<Line, 'speaker'> & { readonly ReplyID: string })[] = [];
  // Reads from the newest line back, so that players who got an answer after their line are left out.
  for (const line of recent) {
    const { FromID, Sender, ReplyID, ID, CreateTime } = line;
    if (FromID === room.HostID) done.add(writerOf.get(ReplyID) ?? '');
    if (FromID === room.HostID || Sender === null || line.Message === '' || done.has(FromID)) continue;
    done.add(FromID);
    if (Date.parse(CreateTime) <= now - ANSWER_MS) continue;
    const Message = answerTo(line, talking, own);
    if (Message !== undefined) waiting.push({ Message, ReplyID: ID });
  }
  return waiting.at(-1);
}

function answerTo(
  { FromID, Sender, Message }: MessageRow,
  talking: TalkingRoom,
  own: readonly MessageRow[],
): string | undefined {
  const { cast, draws, language } = talking;
  const answerIn = (spoken: LocaleID) =>
    pictureLines(spoken, talking)?.questions.find(({ text }) => text === Message)?.answer;
  if (cast.some(({ PlayerID }) => PlayerID === FromID)) return answerIn(demoLanguageOf(FromID));
  const { host } = ROOM_SPEECH[language];
  const known = answerIn(language);
  if (known !== undefined) return known;
  const lines = GREETING.test(Message) ? host.greetings : QUESTION.test(Message) ? host.answers : host.remarks;
  const name = Sender?.Name ?? '';
  const said = new Set(own.map((line) => line.Message));
  const texts = lines.map((line) => withNames(line, { name }));
  return draws.pick(texts.filter((text) => !said.has(text))) ?? draws.pick(texts);
}

/** Thanks for the newest gift, unless the host has thanked this giver since then or just before. */
async function thanksOf(
  db: Reader,
  { now }: Moment,
  { room, draws, language }: TalkingRoom,
  own: readonly MessageRow[],
): Promise<string | undefined> {
  const LastTime = {
    gt: new Date(now - THANKS_MS.to).toISOString(),
    lte: new Date(now - THANKS_MS.from).toISOString(),
  };
  const [gift] = await db
    .table('liveGivers')
    .find({ where: { SessionID: room.SessionID, LastTime }, order: [['LastTime', 'desc']], limit: 1 });
  const giver = gift && (await db.table('players').get(gift.PlayerID));
  if (gift === undefined || giver === undefined) return undefined;
  const { Name: name } = giver;
  const since = new Date(Date.parse(gift.LastTime) - THANKED_MS).toISOString();
  if (own.some(({ Message, CreateTime }) => Message.includes(name) && CreateTime > since)) return undefined;
  const line = draws.pick(ROOM_SPEECH[language].host.thanks);
  return line && withNames(line, { name, gift: giftName(gift.ItemID)[language] });
}

function talkOf({ now }: Moment, talking: TalkingRoom): string | undefined {
  const { recent, draws, language } = talking;
  const { host } = ROOM_SPEECH[language];
  const picture = pictureLines(language, talking);
  const said = new Set(recent.map(({ Message }) => Message));
  const lines = picture !== undefined && draws.below(3) > 0 ? picture.host : host.talk;
  return draws.pick(lines.filter((line) => !said.has(line.text) && fitsHour(line, now)))?.text;
}
