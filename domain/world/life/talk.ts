import { CHANNEL } from '#protocol/entities/channel.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { CHANNEL_KEY, resolveChannel } from '../../channel/channel.ts';
import { type MessageRow, serializeMessage } from '../../chat/message.ts';
import { postMessage } from '../../chat/postMessage.ts';
import { topicOf } from '../../connection/topics.ts';
import type { Moment, PlayerContext, PlayerRow } from '../../dispatch/context.ts';
import { publish } from '../../dispatch/publish.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import { fitsHour } from '../timedLines.ts';
import { languageOf } from './cast.ts';
import type { Draws } from './draws.ts';
import { SPEECH } from './lines.ts';

/** What was said so lately is not said again, by anyone. */
const REMEMBERED = 20;
/** Nobody falls into another's words. */
const PAUSE_MS = 6000;
/** A win is spoken of for so long. */
const CHEER_MS = 25_000;

/** One of the cast says something in the public channel, unless somebody just did. */
export async function talk(tx: Transaction, moment: Moment, cast: readonly PlayerRow[], draws: Draws): Promise<void> {
  const recent = await tx.table('messages').find({
    where: { Channel: CHANNEL_KEY.public },
    order: [['Seq', 'desc']],
    limit: REMEMBERED,
  });
  const [last] = recent;
  if (last !== undefined && Date.parse(last.CreateTime) > moment.now - PAUSE_MS) return;
  const speaker = draws.pick(
    cast.filter(({ PlayerID, VIPLevel }) => VIPLevel >= moment.ports.settings.chatMinVip && PlayerID !== last?.FromID),
  );
  if (speaker === undefined) return;
  const speech = SPEECH[languageOf(speaker.PlayerID)];
  const replies = last !== undefined && isAnswered(last, speaker, draws);
  const isCheer = !replies && (await wasWin(tx, moment)) && draws.onceIn(2);
  const said = new Set(recent.map(({ Message }) => Message));
  const fits = (replies ? speech.reply : isCheer ? speech.cheer : speech.talk).filter(
    (line) => !said.has(line.text) && fitsHour(line, moment.now),
  );
  const line = draws.pick(fits);
  if (line === undefined) return;
  const channel = await resolveChannel({ ChannelType: CHANNEL.public }, speaker, tx);
  const draft = { Message: line.text, ...(replies && { ReplyID: last.ID }) };
  const row = await postMessage(tx, contextOf(moment, speaker), channel, draft);
  publish(tx, publicMessage, topicOf.public, serializeMessage(row, channel));
}

/** Now and then somebody answers what was said last in their own language; the system gets no answer. */
const isAnswered = ({ FromID, Sender }: MessageRow, { PlayerID }: PlayerRow, draws: Draws): boolean =>
  Sender !== null && languageOf(FromID) === languageOf(PlayerID) && draws.onceIn(7);

async function wasWin(db: Reader, { now }: Moment): Promise<boolean> {
  return (await db.table('tickerItems').count({ CreateTime: { gt: new Date(now - CHEER_MS).toISOString() } })) > 0;
}

/** What writing a message takes of a caller; nobody is connected as the speaker. */
function contextOf(moment: Moment, player: PlayerRow): PlayerContext {
  const [brand] = moment.ports.settings.brands;
  if (brand === undefined) throw new Error('a product has a brand');
  const { nowText } = moment;
  return {
    ...moment,
    brand,
    player,
    token: undefined,
    connection: { ID: '', signIn: () => Promise.reject(new Error('not here')), subscribeRoom: () => undefined },
    session: {
      TokenHash: '',
      PlayerID: player.PlayerID,
      Provider: '',
      CreateTime: nowText,
      Expires: nowText,
      EndReason: '',
      IsRegist: false,
      ProofTime: '',
      CodeTime: '',
      DeviceHash: '',
    },
  };
}
