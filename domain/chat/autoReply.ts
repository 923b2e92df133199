import * as z from 'zod/mini';
import { type LocaleID, LocalisedText, LOCALES } from '#protocol/entities/identifiers.ts';
import { SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { privateMessage } from '#protocol/operations/chat.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import texts from './autoReply.json' with { type: 'json' };
import type { Channel } from '../channel/channel.ts';
import { appendMessage, type MessageRow, serializeMessage } from './message.ts';
import { touchRooms } from './privateRoom.ts';

const { Greeting, Topics } = z
  .strictObject({
    Greeting: LocalisedText,
    Topics: z.array(z.strictObject({ Question: LocalisedText, Answer: LocalisedText })),
  })
  .parse(texts);

/** If customer service wrote within this time, no greeting is sent. */
const STILL_THERE_MS = 30 * 60 * 1000;
/** Messages that the search for a recent answer reads. */
const LOOK_BACK = 20;

/**
 * Answers a message to customer service automatically. A known question gets its answer. Other texts get a greeting, unless customer
 * service wrote or greeted in the last half hour.
 * @param lang the player's language, unless the question has its own
 */
export async function replyAutomatically(
  tx: Transaction,
  { player, ports, now, nowText }: PlayerContext,
  channel: Channel,
  asked: MessageRow,
  lang: LocaleID,
): Promise<void> {
  const known = answerTo(asked.OriginalMessage);
  if (known === undefined && (await isAttended(tx, channel, asked.Seq, now))) return;
  const { text, autoReply } = known ?? {
    text: Greeting[lang],
    autoReply: Topics.map(({ Question }) => Question[lang]),
  };
  const row = await appendMessage(tx, ports.random, channel, {
    // A message of the system is unread for both sides and does not count in the rate of any player.
    sender: undefined,
    senderType: 1,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: known === undefined ? '' : asked.ID,
    autoReply,
    nowText,
  });
  await touchRooms(tx, row, [player.PlayerID, channel.otherID]);
  publish(tx, privateMessage, topicOf.player(player.PlayerID), serializeMessage(row, channel));
  publish(tx, privateMessage, topicOf.player(channel.otherID), serializeMessage(row, { otherID: player.PlayerID }));
}

function answerTo(text: string): { readonly text: string; readonly autoReply: readonly string[] } | undefined {
  for (const lang of LOCALES) {
    const topic = Topics.find(({ Question }) => Question[lang].toLowerCase() === text.toLowerCase());
    if (topic === undefined) continue;
    const others = Topics.filter((each) => each !== topic);
    return { text: topic.Answer[lang], autoReply: others.map(({ Question }) => Question[lang]) };
  }
  return undefined;
}

async function isAttended(tx: Transaction, channel: Channel, seq: number, now: number): Promise<boolean> {
  const since = new Date(now - STILL_THERE_MS).toISOString();
  const last = await tx.table('messages').find({
    where: { Channel: channel.key, Seq: { gte: seq - LOOK_BACK, lt: seq } },
  });
  return last.some(({ SenderType, FromID, CreateTime }) => {
    const isHouse = SenderType === 1 || FromID === SYSTEM_SENDER;
    return isHouse && CreateTime > since;
  });
}
