import type { ResumePoint } from '#protocol/operations/connection.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';

/** A message of the player's own that is being sent. The screen shows it immediately after the press. */
export interface PendingSend {
  readonly R: string;
  readonly Message: string;
  readonly ReplyID: string;
  /** ISO time of sending, by this device's clock. */
  readonly CreateTime: string;
  /** The code of the failure. Absent while the message is being sent. */
  readonly failedCode?: number;
  /** The message's place in the channel once it is stored. The message waits until the messages before it have arrived. */
  readonly Seq?: number;
}

/**
 * One channel as the player sees it. `messages` ascends by `Seq` without gaps or doubles. Messages beyond a gap wait in `ahead` until a
 * resume fills it (decisions §2).
 */
export interface ChannelLog {
  readonly epoch: string | undefined;
  /** The highest `Seq` shown. Undefined before the first page of history. */
  readonly seq: number | undefined;
  readonly messages: readonly ChatMessage[];
  readonly ahead: readonly ChatMessage[];
  readonly pending: readonly PendingSend[];
  readonly total: number;
  /** Whether the connection was lost since the last message, so that messages may be missing. */
  readonly behind: boolean;
}

export type ChannelEvent =
  | { readonly type: 'history'; readonly List: readonly ChatMessage[]; readonly Total: number; readonly Epoch: string }
  | { readonly type: 'pushed'; readonly message: ChatMessage }
  | { readonly type: 'sent'; readonly send: PendingSend }
  | { readonly type: 'answered'; readonly R: string; readonly message: ChatMessage }
  | { readonly type: 'refused'; readonly R: string; readonly code: number }
  /** Repeats a send: with the same UUID if the answer was lost, with a new UUID after a failure. */
  | { readonly type: 'retried'; readonly R: string; readonly newR: string }
  | { readonly type: 'discarded'; readonly R: string }
  | { readonly type: 'disconnected' }
  | {
      readonly type: 'resumed';
      readonly Recovered: boolean;
      readonly Epoch: string;
      readonly Seq: number;
      readonly List: readonly ChatMessage[];
    };

export const emptyChannel: ChannelLog = {
  epoch: undefined,
  seq: undefined,
  messages: [],
  ahead: [],
  pending: [],
  total: 0,
  behind: false,
};

/** Returns the call that fills the channel's gaps: `history` from the start, `resume`, or none. */
export function wants(log: ChannelLog): 'history' | 'resume' | undefined {
  if (log.seq === undefined || log.epoch === undefined) return 'history';
  return log.behind || log.ahead.length > 0 ? 'resume' : undefined;
}

export const resumePoint = (log: ChannelLog): Pick<ResumePoint, 'Epoch' | 'Seq'> | undefined =>
  log.seq === undefined || log.epoch === undefined ? undefined : { Epoch: log.epoch, Seq: log.seq };

/** Applies a history page, push, answer or resume to a channel. */
export function reduceChannel(log: ChannelLog, event: ChannelEvent): ChannelLog {
  switch (event.type) {
    case 'history':
      return takeHistory(log, event);
    case 'pushed':
      return settle({ ...log, ahead: [...log.ahead, event.message] });
    case 'sent':
      return { ...log, pending: [...log.pending, event.send] };
    case 'answered':
      return settle({
        ...log,
        ahead: [...log.ahead, event.message],
        pending: log.pending.map((send) => (send.R === event.R ? { ...send, Seq: event.message.Seq } : send)),
      });
    case 'refused':
      return mapPending(log, event.R, (send) => ({ ...send, failedCode: event.code }));
    case 'retried':
      return mapPending(log, event.R, ({ failedCode: _, ...send }) => ({ ...send, R: event.newR }));
    case 'discarded':
      return { ...log, pending: log.pending.filter((send) => send.R !== event.R) };
    case 'disconnected':
      return { ...log, behind: true };
    case 'resumed':
      return takeResume(log, event);
  }
}

const mapPending = (log: ChannelLog, r: string, change: (send: PendingSend) => PendingSend): ChannelLog => ({
  ...log,
  pending: log.pending.map((send) => (send.R === r ? change(send) : send)),
});

function takeHistory(log: ChannelLog, page: Extract<ChannelEvent, { type: 'history' }>): ChannelLog {
  const list = page.List.toSorted((a, b) => a.Seq - b.Seq);
  const newest = list.at(-1)?.Seq ?? 0;
  if (log.seq === undefined || log.epoch !== page.Epoch) {
    const sameEpoch = log.epoch === undefined || log.epoch === page.Epoch;
    const ahead = sameEpoch ? log.ahead : [];
    return settle({ ...log, epoch: page.Epoch, seq: newest, messages: list, ahead, total: page.Total, behind: false });
  }
  const first = log.messages[0]?.Seq ?? log.seq + 1;
  const older = list.filter((message) => message.Seq < first);
  const newer = list.filter((message) => message.Seq > (log.seq ?? 0));
  const joins = older.length === 0 || older.at(-1)?.Seq === first - 1;
  return settle({
    ...log,
    total: page.Total,
    messages: joins ? [...older, ...log.messages] : log.messages,
    ahead: [...log.ahead, ...newer],
  });
}

function takeResume(log: ChannelLog, answer: Extract<ChannelEvent, { type: 'resumed' }>): ChannelLog {
  if (!answer.Recovered || answer.Epoch !== log.epoch) {
    // The messages on the screen stay until the new page of history arrives.
    return { ...log, epoch: undefined, seq: undefined, ahead: [], behind: false };
  }
  return settle({ ...log, behind: false, ahead: [...log.ahead, ...answer.List] });
}

/** Moves contiguous messages from `ahead` to `messages`, drops doubles, and removes own sends that are now messages. */
function settle(log: ChannelLog): ChannelLog {
  if (log.seq === undefined) return log;
  let seq = log.seq;
  const joined: ChatMessage[] = [];
  const ahead: ChatMessage[] = [];
  for (const message of log.ahead.toSorted((a, b) => a.Seq - b.Seq)) {
    if (message.Seq === seq + 1) {
      joined.push(message);
      seq += 1;
    } else if (message.Seq > seq && ahead.at(-1)?.Seq !== message.Seq) ahead.push(message);
  }
  return {
    ...log,
    seq,
    ahead,
    messages: joined.length === 0 ? log.messages : [...log.messages, ...joined],
    pending: log.pending.filter((send) => send.Seq === undefined || send.Seq > seq),
  };
}
