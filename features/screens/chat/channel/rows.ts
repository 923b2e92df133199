import { type ChatMessage, SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { type MessageBody, readMessageBody } from '#protocol/rules/messageSyntax.ts';
import type { BubblePosition } from '#ui/components/ChatBubble/index.ts';
import type { ChannelLog, PendingSend } from '../../../base/client/index.ts';

const NOBODY: ReadonlySet<string> = new Set();

interface Placed {
  readonly key: string;
  readonly CreateTime: string;
  /** The day in Taipei: `2026-11-20`. Undefined unless this row begins a day. */
  readonly day: string | undefined;
}

/** A row of the conversation, ready to render. */
export type ChatRow = Placed &
  (
    | {
        readonly kind: 'message';
        readonly message: ChatMessage;
        readonly body: MessageBody;
        readonly own: boolean;
        readonly position: BubblePosition;
      }
    | {
        readonly kind: 'pending';
        readonly send: PendingSend;
        readonly quote: ChatMessage | undefined;
        readonly position: BubblePosition;
      }
    | { readonly kind: 'system'; readonly message: ChatMessage; readonly body: MessageBody }
  );

const TAIPEI_OFFSET_MS = 8 * 3_600_000;
/** Returns the day in Taipei of a time, `2026-11-20` (specification 1 §1). */
export const taipeiDay = (time: string): string =>
  new Date(Date.parse(time) + TAIPEI_OFFSET_MS).toISOString().slice(0, 10);

interface Place {
  readonly today: string;
  /** Sender and minute, which the rows of a group share. Undefined for a row without a group. */
  readonly group: string | undefined;
}
/** The parsed parts of a message, cached, since a channel may hold many thousands. */
interface Reading extends Place {
  readonly kind: 'message' | 'system';
  readonly body: MessageBody;
}
type MessageRow = Extract<ChatRow, { kind: 'message' | 'system' }>;
/** The last rendered row of a message, with its neighbours. */
interface Kept {
  readonly row: MessageRow;
  readonly playerID: string;
  readonly before: ChatMessage | undefined;
  readonly after: ChatMessage | undefined;
}
const readings = new WeakMap<ChatMessage, Reading>();
const kept = new WeakMap<ChatMessage, Kept>();

const groupOf = (from: string, time: string): string => `${from} ${time.slice(0, 16)}`;

function read(message: ChatMessage): Reading {
  const known = readings.get(message);
  if (known !== undefined) return known;
  const { Message, From, SenderType, CreateTime } = message;
  // An automatic reply of customer service does not count as a system message.
  const kind = From === SYSTEM_SENDER && SenderType === 0 ? 'system' : 'message';
  const group = kind === 'system' ? undefined : groupOf(From, CreateTime);
  const reading = { kind, body: readMessageBody(Message), today: taipeiDay(CreateTime), group } as const;
  readings.set(message, reading);
  return reading;
}

/**
 * Returns the rows of a channel: messages and pending sends, grouped by sender and minute, and divided by day. An unchanged row keeps its
 * identity, and is not rendered again.
 *
 * @param playerID the player whose messages are at the right
 * @param sentAs the UUIDs of own messages by id, so that bubble and message share a row
 * @param blocked the players whose messages are neither shown nor quoted (decisions §2)
 */
export function rowsOf(
  log: Pick<ChannelLog, 'messages' | 'pending'>,
  playerID: string,
  sentAs: ReadonlyMap<string, string>,
  blocked: ReadonlySet<string> = NOBODY,
): readonly ChatRow[] {
  const hidden =
    blocked.size === 0 ? NOBODY : new Set(log.messages.flatMap(({ ID, From }) => (blocked.has(From) ? [ID] : [])));
  const shown =
    hidden.size === 0
      ? log.messages
      : log.messages
          .filter(({ ID }) => !hidden.has(ID))
          .map((message) => (hidden.has(message.ReplyID) ? { ...message, Reply: null } : message));
  const sends = log.pending.map((send) => ({
    send,
    today: taipeiDay(send.CreateTime),
    group: groupOf(playerID, send.CreateTime),
  }));
  const rows = shown.map((message, at): ChatRow => {
    const before = shown[at - 1];
    const after = shown[at + 1];
    const key = sentAs.get(message.ID) ?? message.ID;
    const last = kept.get(message);
    const isBetween = after !== undefined && last?.before === before && last?.after === after;
    if (isBetween && last?.row.key === key && last.playerID === playerID) return last.row;
    const next = after === undefined ? sends[0] : read(after);
    const row = rowOf(message, { key, playerID, before: before && read(before), after: next }, last?.row);
    kept.set(message, { row, playerID, before, after });
    return row;
  });
  const newest = shown.at(-1);
  const pending = sends.map(({ send, ...place }, at): ChatRow => {
    const before = sends[at - 1] ?? (newest && read(newest));
    const { day, position } = between(place, before, sends[at + 1]);
    const quote = log.messages.find(({ ID }) => ID === send.ReplyID);
    return { kind: 'pending', key: send.R, CreateTime: send.CreateTime, day, send, quote, position };
  });
  return [...rows, ...pending];
}

interface Neighbours {
  readonly key: string;
  readonly playerID: string;
  readonly before: Place | undefined;
  readonly after: Place | undefined;
}

/** @param last the previous row of the message, returned if unchanged */
function rowOf(message: ChatMessage, at: Neighbours, last: MessageRow | undefined): MessageRow {
  const reading = read(message);
  const { day, position } = between(reading, at.before, at.after);
  const own = message.From === at.playerID;
  if (last?.key === at.key && last.day === day) {
    if (last.kind === 'system' || (last.own === own && last.position === position)) return last;
  }
  const placed = { key: at.key, CreateTime: message.CreateTime, day, message, body: reading.body };
  return reading.kind === 'system' ? { kind: 'system', ...placed } : { kind: 'message', ...placed, own, position };
}

/** The day that a row begins, and its position in its group. */
function between(place: Place, before: Place | undefined, after: Place | undefined) {
  const day = before?.today === place.today ? undefined : place.today;
  const joins = (other: Place | undefined): boolean => place.group !== undefined && other?.group === place.group;
  return { day, position: positionOf(joins(before) && day === undefined, joins(after)) };
}

function positionOf(joinsBefore: boolean, joinsAfter: boolean): BubblePosition {
  if (joinsBefore) return joinsAfter ? 'middle' : 'last';
  return joinsAfter ? 'first' : 'single';
}
