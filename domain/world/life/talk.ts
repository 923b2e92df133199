import { CHANNEL } from '#protocol/entities/channel.ts';
import type { OpenParts } from '#protocol/entities/operator.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { CHANNEL_KEY, resolveChannel } from '../../channel/channel.ts';
import { type MessageRow, serializeMessage } from '../../chat/message.ts';
import { postMessage } from '../../chat/postMessage.ts';
import { openEverywhere } from '../../capabilities/openFor.ts';
import { lastLanguage } from '../../connection/spokenLanguage.ts';
import { topicOf } from '../../connection/topics.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { publish } from '../../dispatch/publish.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import { fitsHour, type TimedLine } from '../timedLines.ts';
import { demoLanguageOf } from '../demoLanguage.ts';
import type { Draws } from './draws.ts';
import { SPEECH, type Speech } from './lines.ts';
import { contextOf } from './actor.ts';
import { onlineOf } from './cast.ts';
import { comeToTalk } from './come.ts';

/** Beats between two lines, on average. */
const TALK_BEATS = 5;
/** A line is not repeated within this number of lines. */
const REMEMBERED = 20;
/** The shortest pause between two lines. */
const PAUSE_MS = 6000;
/** After a change of language the pause is shorter until this many remembered lines are in the new language. */
const SETTLED = 6;
const SHORT_PAUSE_MS = 2000;
/** How long players talk about a win. */
const CHEER_MS = 25_000;

/**
 * A player of the cast writes in the public channel, in the language in which a page was last read. Writes nothing
 * shortly after another message. Online players write first. If none of them may write, an offline player comes
 * online.
 */
export async function talk(tx: Transaction, moment: Moment, cast: readonly PlayerRow[], draws: Draws): Promise<void> {
  const recent = await tx.table('messages').find({
    where: { Channel: CHANNEL_KEY.public },
    order: [['Seq', 'desc']],
    limit: REMEMBERED,
  });
  const [last] = recent;
  const { ports } = moment;
  const language = lastLanguage(ports);
  const isSettled =
    language === undefined || recent.filter(({ FromID }) => demoLanguageOf(FromID) === language).length >= SETTLED;
  const pause = isSettled ? PAUSE_MS : SHORT_PAUSE_MS;
  if (isSettled && !draws.onceIn(TALK_BEATS)) return;
  if (last !== undefined && Date.parse(last.CreateTime) > moment.now - pause) return;
  const speakers = cast.filter(
    ({ PlayerID, VIPLevel }) =>
      VIPLevel >= ports.settings.chatMinVip &&
      PlayerID !== last?.FromID &&
      (language === undefined || demoLanguageOf(PlayerID) === language),
  );
  const speaker = draws.pick(await onlineOf(tx, speakers)) ?? draws.pick(speakers);
  if (speaker === undefined) return;
  const open = await openEverywhere(ports);
  const speech = SPEECH[demoLanguageOf(speaker.PlayerID)];
  const replies = last !== undefined && isAnswered(last, speaker, draws);
  const isCheer = !replies && open.Games && (await wasWin(tx, moment)) && draws.onceIn(2);
  const said = new Set(recent.map(({ Message }) => Message));
  const fits = (replies ? speech.reply : isCheer ? speech.cheer : talkOf(speech, open)).filter(
    (line) => !said.has(line.text) && fitsHour(line, moment.now),
  );
  const line = draws.pick(fits);
  if (line === undefined) return;
  await comeToTalk(tx, moment, speaker);
  const channel = await resolveChannel({ ChannelType: CHANNEL.public }, speaker, tx);
  const draft = { Message: line.text, ...(replies && { ReplyID: last.ID }) };
  const row = await postMessage(tx, contextOf(moment, speaker), channel, draft);
  publish(tx, publicMessage, topicOf.public, serializeMessage(row, channel));
}

/** The subjects of open parts. */
const talkOf = ({ talk, games, live }: Speech, { Games, Live }: OpenParts): readonly TimedLine[] => [
  ...talk,
  ...(Games ? games : []),
  ...(Live ? live : []),
];

/** Sometimes a player answers the last line in the same language. The system gets no answer. */
const isAnswered = ({ FromID, Sender }: MessageRow, { PlayerID }: PlayerRow, draws: Draws): boolean =>
  Sender !== null && demoLanguageOf(FromID) === demoLanguageOf(PlayerID) && draws.onceIn(7);

async function wasWin(db: Reader, { now }: Moment): Promise<boolean> {
  return (await db.table('tickerItems').count({ CreateTime: { gt: new Date(now - CHEER_MS).toISOString() } })) > 0;
}
