import { CHANNEL } from '#protocol/entities/channel.ts';
import type { RedEnvelope } from '#protocol/entities/envelope.ts';
import { privateMessage, publicMessage } from '#protocol/operations/chat.ts';
import { envelopeArrived } from '#protocol/operations/envelope.ts';
import { writeEvent } from '#protocol/rules/messageSyntax.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { appendMessage, serializeMessage } from '../chat/message.ts';
import { touchRooms } from '../chat/privateRoom.ts';
import { postInClub } from '../club/postInClub.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';

/**
 * Announces a red envelope by a push and a message. In a shared channel the message is from the system, in the private conversation from
 * the sender.
 */
export async function announceEnvelope(
  tx: Transaction,
  moment: Moment,
  sender: PlayerRow,
  envelope: RedEnvelope,
  exceptConnection: string,
): Promise<void> {
  const { ChannelType, ClubID, PlayerID } = envelope;
  const topics = { 1: topicOf.public, 2: topicOf.player(PlayerID), 3: topicOf.club(ClubID) };
  tx.publish({
    topic: topics[ChannelType],
    op: envelopeArrived.op,
    code: envelopeArrived.code,
    result: envelope,
    personal: ChannelType === CHANNEL.private,
    socket: envelopeArrived.socket,
    exceptConnection,
  });
  if (ChannelType === CHANNEL.public) await postInPublic(tx, moment, envelopeText(envelope));
  if (ChannelType === CHANNEL.private) await writeToPlayer(tx, moment, sender, envelope);
  if (ChannelType !== CHANNEL.club) return;
  const club = await tx.table('clubs').get(ClubID);
  if (club !== undefined) await postInClub(tx, moment, club, envelopeText(envelope));
}

/** `[豪哥的紅包：恭喜發財](op=redEnvelope&player_id=…&from=…&amount=…&envelope_id=…)` */
export const envelopeText = ({ Title, Sender, Amount, RedEnvelopeID }: RedEnvelope): string =>
  writeEvent(`${Sender.Name} 的紅包：${Title}`, {
    op: 'redEnvelope',
    player_id: Sender.PlayerID,
    from: Sender.Name,
    amount: String(Amount),
    envelope_id: RedEnvelopeID,
  });

async function postInPublic(tx: Transaction, { ports, nowText }: Moment, text: string): Promise<void> {
  const channel = { key: CHANNEL_KEY.public, type: CHANNEL.public, otherID: '' };
  const row = await appendMessage(tx, ports.random, channel, {
    sender: undefined,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText,
  });
  publish(tx, publicMessage, topicOf.public, serializeMessage(row, channel));
}

/** Writes the message into the private conversation of the two players. */
async function writeToPlayer(
  tx: Transaction,
  { ports, nowText }: Moment,
  sender: PlayerRow,
  envelope: RedEnvelope,
): Promise<void> {
  const { PlayerID } = envelope;
  const channel = { key: CHANNEL_KEY.private(sender.PlayerID, PlayerID), type: CHANNEL.private, otherID: PlayerID };
  const text = envelopeText(envelope);
  const row = await appendMessage(tx, ports.random, channel, {
    sender,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText,
  });
  await touchRooms(tx, row, [sender.PlayerID, PlayerID]);
  publish(tx, privateMessage, topicOf.player(sender.PlayerID), serializeMessage(row, channel));
  publish(tx, privateMessage, topicOf.player(PlayerID), serializeMessage(row, { otherID: sender.PlayerID }));
}
