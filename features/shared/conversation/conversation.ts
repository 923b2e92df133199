import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ResultOf } from '#protocol/operation.ts';
import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import {
  clubMessage,
  getHistory,
  privateMessage,
  publicMessage,
  sendClubMessage,
  sendPrivateMessage,
  sendPublicMessage,
} from '#protocol/operations/chat.ts';
import { getLiveHistory, liveMessage, sendLiveMessage } from '#protocol/operations/live.ts';
import type { Client, RequestFailure } from '../../base/client/index.ts';

/** A channel in which players write, by the names of the service (specification 1 §3). */
export type Conversation =
  | { readonly ChannelType: typeof CHANNEL.public }
  | { readonly ChannelType: typeof CHANNEL.private; readonly PlayerID: string }
  | { readonly ChannelType: typeof CHANNEL.club; readonly ClubID: string }
  | { readonly ChannelType: typeof CHANNEL.alliance; readonly AllianceID: string }
  | { readonly ChannelType: typeof CHANNEL.live; readonly RoomID: string };

export const PUBLIC: Conversation = { ChannelType: CHANNEL.public };

/** Returns a unique name of a conversation. */
export function conversationKey(conversation: Conversation): string {
  switch (conversation.ChannelType) {
    case CHANNEL.public:
      return 'public';
    case CHANNEL.private:
      return `private:${conversation.PlayerID}`;
    case CHANNEL.club:
      return `club:${conversation.ClubID}`;
    case CHANNEL.alliance:
      return `alliance:${conversation.AllianceID}`;
    case CHANNEL.live:
      return `live:${conversation.RoomID}`;
  }
}

/** The text of a message, and the message that it replies to. */
export interface MessageDraft {
  readonly Message: string;
  readonly ReplyID?: string;
}

/** The outcome of a send. */
export type SendOutcome = 'stored' | 'unanswered' | RequestFailure;

/**
 * Posts a message to a conversation.
 *
 * @param lang the language of an automatic reply
 * @param r the request's UUID
 * @throws as `Client.call`
 */
export function postMessage(
  client: Client,
  conversation: Conversation,
  said: MessageDraft,
  lang: LocaleID,
  r: string,
): Promise<ChatMessage> {
  switch (conversation.ChannelType) {
    case CHANNEL.public:
      return client.call(sendPublicMessage, said, { r });
    case CHANNEL.private:
      return client.call(sendPrivateMessage, { ...said, PlayerID: conversation.PlayerID, Lang: lang }, { r });
    case CHANNEL.club:
    case CHANNEL.alliance:
      return client.call(sendClubMessage, { ...said, ChannelType: conversation.ChannelType }, { r });
    case CHANNEL.live:
      return client.call(sendLiveMessage, said, { r });
  }
}

export interface HistoryPage {
  readonly Page: number;
  readonly PerPage: number;
  /** The latest time of the messages. Defaults to now. */
  readonly StartTime?: string;
}

/** Reads a page of a conversation's history, newest first. @throws as `Client.call` */
export function readHistory(
  client: Client,
  conversation: Conversation,
  page: HistoryPage,
): Promise<ResultOf<typeof getHistory>> {
  return conversation.ChannelType === CHANNEL.live
    ? client.call(getLiveHistory, { RoomID: conversation.RoomID, ...page })
    : client.call(getHistory, { ...conversation, ...page });
}

/**
 * Subscribes to the messages of a conversation.
 *
 * @returns a function that unsubscribes
 */
export function subscribeConversation(
  client: Client,
  conversation: Conversation,
  handler: (message: ChatMessage) => void,
): () => void {
  switch (conversation.ChannelType) {
    case CHANNEL.public:
      return client.on(publicMessage, handler);
    case CHANNEL.private:
      return client.on(privateMessage, (message) => {
        if (message.PlayerID === conversation.PlayerID) handler(message);
      });
    case CHANNEL.club:
    case CHANNEL.alliance:
      return client.on(clubMessage, (message) => {
        if (message.ChannelType === conversation.ChannelType) handler(message);
      });
    case CHANNEL.live:
      // A connection is in one room at a time, and receives only that room's messages.
      return client.on(liveMessage, handler);
  }
}
