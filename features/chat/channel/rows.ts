import { type ChatMessage, SYSTEM_SENDER } from '#protocol/entities/message.ts';
import { type MessageBody, readMessageBody } from '#protocol/rules/messageSyntax.ts';
import type { BubblePosition } from '#ui/components/ChatBubble/index.ts';
import type { ChannelLog, PendingSend } from '../../client/index.ts';

const NOBODY: ReadonlySet<string> = new Set();

interface Placed {
  readonly key: string;
  /** ISO time. */
  readonly CreateTime: string;
  /** `2026-11-20` in Taipei, where this row begins a day. */
  readonly day: string | undefined;
}

/** One row of the conversation, ready to draw. */
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
/** The day in Taipei that an instant falls in, `2026-11-20` (specification 1 §1). */
export const taipeiDay = (time: string): string =>
  new Date(Date.parse(time) + TAIPEI_OFFSET_MS).toISOString().slice(0, 10);

/** What is read from a message once, however often the rows are written anew: a channel may hold many thousands. */
interface Reading {
  readonly body: MessageBody;
  readonly today: string;
  /** Who and which minute: rows of one group share it. */
  readonly group: string;
}
const readings = new WeakMap<ChatMessage, Reading>();
/** The row that a message had last: while nothing about it changes it stays the same one, and is not drawn again. */
const lastRows = new WeakMap<ChatMessage, MessageRow>();

type MessageRow = Extract<ChatRow, { kind: 'message' | 'system' }>;

const groupOf = (from: string, time: string): string => `${from} ${time.slice(0, 16)}`;

function read(message: ChatMessage): Reading {
  const known = readings.get(message);
  if (known !== undefined) return known;
  const { Message, From, CreateTime } = message;
  const reading = { body: readMessageBody(Message), today: taipeiDay(CreateTime), group: groupOf(From, CreateTime) };
  readings.set(message, reading);
  return reading;
}

type Bare = { readonly key: string; readonly today: string; readonly group: string | undefined } & (
  | { readonly kind: 'message' | 'system'; readonly message: ChatMessage }
  | { readonly kind: 'pending'; readonly send: PendingSend }
);

/**
 * The rows of a channel: messages and own sends on their way, grouped by sender and minute, days divided.
 * @param playerID whose own messages stand at the right
 * @param sentAs the UUID of own messages by their id: bubble and message are one row throughout
 * @param blocked whose messages are not shown, nor quoted (decisions §2)
 */
export function rowsOf(
  log: Pick<ChannelLog, 'messages' | 'pending'>,
  playerID: string,
  sentAs: ReadonlyMap<string, string>,
  blocked: ReadonlySet<string> = NOBODY,
): readonly ChatRow[] {
  const hidden =
    blocked.size === 0 ? NOBODY : new Set(log.messages.flatMap(({ ID, From }) => (blocked.has(From) ? [ID] : [])));
  const shown = hidden.size === 0 ? log.messages : log.messages.filter(({ ID }) => !hidden.has(ID));
  const bare: Bare[] = [
    ...shown.map((written): Bare => {
      const message = hidden.has(written.ReplyID) ? { ...written, Reply: null } : written;
      const { today, group } = read(written);
      const key = sentAs.get(written.ID) ?? written.ID;
      // What customer service answers by itself is no line of the system.
      return message.From === SYSTEM_SENDER && message.SenderType === 0
        ? { kind: 'system', key, today, group: undefined, message }
        : { kind: 'message', key, today, group, message };
    }),
    ...log.pending.map((send): Bare => {
      const today = taipeiDay(send.CreateTime);
      return { kind: 'pending', key: send.R, today, group: groupOf(playerID, send.CreateTime), send };
    }),
  ];
  return bare.map((row, at): ChatRow => {
    const before = bare[at - 1];
    const { key, today, group } = row;
    const day = before?.today === today ? undefined : today;
    const joins = (other: Bare | undefined): boolean => group !== undefined && other?.group === group;
    const position = positionOf(joins(before) && day === undefined, joins(bare[at + 1]));
    if (row.kind === 'pending') {
      const { send } = row;
      const quote = log.messages.find(({ ID }) => ID === send.ReplyID);
      return { kind: row.kind, key, CreateTime: send.CreateTime, day, send, quote, position };
    }
    const { message } = row;
    const placed = { key, CreateTime: message.CreateTime, day, message, body: read(message).body };
    return keep(
      row.kind === 'system'
        ? { kind: 'system', ...placed }
        : { kind: 'message', ...placed, own: message.From === playerID, position },
    );
  });
}

/** @returns the row that the message had before, where it is still that */
function keep(row: MessageRow): MessageRow {
  const last = lastRows.get(row.message);
  const isSame =
    last?.key === row.key &&
    last.day === row.day &&
    (row.kind === 'message'
      ? last.kind === 'message' && last.own === row.own && last.position === row.position
      : last.kind === 'system');
  if (isSame) return last;
  lastRows.set(row.message, row);
  return row;
}

function positionOf(joinsBefore: boolean, joinsAfter: boolean): BubblePosition {
  if (joinsBefore) return joinsAfter ? 'middle' : 'last';
  return joinsAfter ? 'first' : 'single';
}
