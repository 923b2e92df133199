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
const minuteOf = (time: string): string => time.slice(0, 16);

/** Who and which minute: rows of one group share it. Undefined for what stands alone. */
function groupOf(row: Bare, playerID: string): string | undefined {
  if (row.kind === 'pending') return `${playerID} ${minuteOf(row.CreateTime)}`;
  return row.kind === 'message' ? `${row.message.From} ${minuteOf(row.CreateTime)}` : undefined;
}

type Bare = { readonly key: string; readonly CreateTime: string } & (
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
  const hidden = new Set(log.messages.flatMap(({ ID, From }) => (blocked.has(From) ? [ID] : [])));
  const shown = hidden.size === 0 ? log.messages : log.messages.filter(({ ID }) => !hidden.has(ID));
  const bare: Bare[] = [
    ...shown.map((written): Bare => {
      const message = hidden.has(written.ReplyID) ? { ...written, Reply: null } : written;
      // What customer service answers by itself is no line of the system.
      const kind = message.From === SYSTEM_SENDER && message.SenderType === 0 ? 'system' : 'message';
      return { kind, key: sentAs.get(message.ID) ?? message.ID, CreateTime: message.CreateTime, message };
    }),
    ...log.pending.map((send): Bare => ({ kind: 'pending', key: send.R, CreateTime: send.CreateTime, send })),
  ];
  return bare.map((row, at): ChatRow => {
    const before = bare[at - 1];
    const after = bare[at + 1];
    const today = taipeiDay(row.CreateTime);
    const day = before !== undefined && taipeiDay(before.CreateTime) === today ? undefined : today;
    const group = groupOf(row, playerID);
    const joins = (other: Bare | undefined): boolean =>
      other !== undefined && group !== undefined && groupOf(other, playerID) === group;
    const position = positionOf(joins(before) && day === undefined, joins(after));
    const { key, CreateTime } = row;
    if (row.kind === 'pending') {
      const quote = log.messages.find(({ ID }) => ID === row.send.ReplyID);
      return { kind: row.kind, key, CreateTime, day, send: row.send, quote, position };
    }
    const { message } = row;
    const body = readMessageBody(message.Message);
    if (row.kind === 'system') return { kind: 'system', key, CreateTime, day, message, body };
    return { kind: 'message', key, CreateTime, day, message, body, own: message.From === playerID, position };
  });
}

function positionOf(joinsBefore: boolean, joinsAfter: boolean): BubblePosition {
  if (joinsBefore) return joinsAfter ? 'middle' : 'last';
  return joinsAfter ? 'first' : 'single';
}
