import * as z from 'zod/mini';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { LocaleID, PlayerID, Time, Uuid } from '#protocol/entities/identifiers.ts';
import { listOf, readPersonal, writePersonal } from '../../../base/settings/index.ts';
import { type Conversation, conversationKey } from '../../../shared/conversation/index.ts';

/** Stored like the drafts: in this tab, until the session ends. */
const NAME = 'chat.outbox';
/** The most stored messages. More messages wait only in the page. */
const MAX_WAITING = 50;
/** How long the service stores a request id (decisions §2). An older message could be stored twice. */
const RESEND_MS = 24 * 3_600_000;

const Waiting = z.object({
  PlayerID,
  Conversation: z.union([
    z.object({ ChannelType: z.literal(CHANNEL.public) }),
    z.object({ ChannelType: z.literal(CHANNEL.private), PlayerID }),
    z.object({ ChannelType: z.literal(CHANNEL.club), ClubID: z.string() }),
    z.object({ ChannelType: z.literal(CHANNEL.alliance), AllianceID: z.string() }),
    z.object({ ChannelType: z.literal(CHANNEL.live), RoomID: z.string() }),
  ]),
  R: Uuid,
  Message: z.string(),
  ReplyID: z.string(),
  CreateTime: Time,
  Lang: LocaleID,
  /** The code of its refusal. Absent while it waits. */
  FailedCode: z.optional(z.int()),
});
/** A message that the service has not acknowledged. */
export type Waiting = z.infer<typeof Waiting>;

const Outbox = listOf(Waiting);

const readAll = (): readonly Waiting[] => readPersonal(NAME, Outbox) ?? [];

/** The unacknowledged messages of a player, in the order of sending. */
export const readOutbox = (playerID: string): readonly Waiting[] =>
  readAll().filter((waiting) => waiting.PlayerID === playerID);

/** The unacknowledged messages of a conversation. */
export const waitingIn = (playerID: string, conversation: Conversation): readonly Waiting[] =>
  readOutbox(playerID).filter((waiting) => conversationKey(waiting.Conversation) === conversationKey(conversation));

/** Whether a message can be sent again automatically: the service still stores its request id. */
export const isFresh = ({ CreateTime }: Pick<Waiting, 'CreateTime'>, now: number): boolean =>
  now - Date.parse(CreateTime) < RESEND_MS;

/** Replaces the waiting messages of a conversation. */
export function keepWaiting(playerID: string, conversation: Conversation, waiting: readonly Waiting[]): void {
  const key = conversationKey(conversation);
  const others = readAll().filter((one) => one.PlayerID !== playerID || conversationKey(one.Conversation) !== key);
  const all = [...others, ...waiting].toSorted((one, other) => one.CreateTime.localeCompare(other.CreateTime));
  writePersonal(NAME, all.length === 0 ? undefined : all.slice(0, MAX_WAITING));
}
