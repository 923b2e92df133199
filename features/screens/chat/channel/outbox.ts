import * as z from 'zod/mini';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { LocaleID, PlayerID, Time, Uuid } from '#protocol/entities/identifiers.ts';
import { readPersonal, writePersonal } from '../../../base/settings/index.ts';
import { type Conversation, conversationKey } from '../../../shared/conversation/index.ts';

/** Beside the drafts: it stays in this tab and goes with the session. */
const NAME = 'chat.outbox';
/** Messages that are kept; what is written beyond them waits in the page alone. */
const MAX_WAITING = 50;
/** As long as the service knows a request id (decisions §2): a message that is older may be stored a second time. */
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
  Message: z.string().check(z.maxLength(4096)),
  ReplyID: z.string().check(z.maxLength(64)),
  CreateTime: Time,
  /** The language of an automatic reply. */
  Lang: LocaleID,
  /** The code that it was refused with; absent while it waits. */
  FailedCode: z.optional(z.int()),
});
/** A message that the service has not acknowledged. */
export type Waiting = z.infer<typeof Waiting>;

const Outbox = z.array(Waiting);

const readAll = (): readonly Waiting[] => readPersonal(NAME, Outbox) ?? [];

/** The messages of a player that the service has not acknowledged, in the order in which they were sent. */
export const readOutbox = (playerID: string): readonly Waiting[] =>
  readAll().filter((waiting) => waiting.PlayerID === playerID);

/** Those of one conversation. */
export const waitingIn = (playerID: string, conversation: Conversation): readonly Waiting[] =>
  readOutbox(playerID).filter((waiting) => conversationKey(waiting.Conversation) === conversationKey(conversation));

/** Whether a message may still go out by itself: under its request id it is stored once. */
export const isFresh = ({ CreateTime }: Pick<Waiting, 'CreateTime'>, now: number): boolean =>
  now - Date.parse(CreateTime) < RESEND_MS;

/** Keeps what waits in a conversation in place of what waited there before. */
export function keepWaiting(playerID: string, conversation: Conversation, waiting: readonly Waiting[]): void {
  const key = conversationKey(conversation);
  const others = readAll().filter((one) => one.PlayerID !== playerID || conversationKey(one.Conversation) !== key);
  const all = [...others, ...waiting].toSorted((one, other) => one.CreateTime.localeCompare(other.CreateTime));
  writePersonal(NAME, all.length === 0 ? undefined : all.slice(0, MAX_WAITING));
}
