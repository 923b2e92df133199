import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { ChatMessage, UnreadCounts } from '#protocol/entities/message.ts';
import { resume } from '#protocol/operations/connection.ts';
import {
  type ChannelEvent,
  type ChannelLog,
  type Client,
  emptyChannel,
  type PendingSend,
  reduceChannel,
  RequestFailure,
  resumePoint,
  uuid,
  wants,
} from '../../../base/client/index.ts';
import {
  type Conversation,
  postMessage,
  readHistory,
  type SendOutcome,
  subscribeConversation,
} from '../../../shared/conversation/index.ts';
import { isFresh, keepWaiting, type Waiting, waitingIn } from './outbox.ts';

export const HISTORY_PAGE = 20;
/** The wait before a resume fills a gap, since the missing messages usually follow. In milliseconds. */
const GAP_PATIENCE_MS = 250;
const RETRY_MS = 2000;
/** `failedCode` of a send whose answer was lost. The send is repeated with the same UUID. */
export const UNANSWERED = 0;

/** A conversation as the screen shows it. */
export interface ChannelView {
  readonly log: ChannelLog;
  readonly loadingOlder: boolean;
  readonly error: unknown;
  readonly hasOlder: boolean;
  /** The UUIDs of this page's own messages by their id, so that a bubble keeps its key. */
  readonly sentAs: ReadonlyMap<string, string>;
}

export interface ChannelStoreOptions {
  readonly client: Client;
  readonly conversation: Conversation;
  /** The player who writes. Messages that an earlier page of this player could not send are sent again. */
  readonly playerID: string;
  readonly onUnread: (counts: UnreadCounts) => void;
}

export interface ChannelStore {
  readonly view: () => ChannelView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads missing messages: the first page, or those missed while disconnected. */
  readonly sync: () => void;
  /** Reads missing messages up to a known position of the channel. */
  readonly reach: (seq: number) => void;
  readonly loadOlder: () => void;
  /**
   * Shows a message immediately and sends it.
   *
   * @param replyID the id of the message that this message answers, or empty
   * @param lang the language of an automatic reply
   */
  readonly send: (text: string, replyID: string, lang: LocaleID) => Promise<SendOutcome>;
  /** Sends a failed message again. Resolves to undefined if there is no such message. */
  readonly retry: (r: string, lang: LocaleID) => Promise<SendOutcome | undefined>;
  readonly discard: (r: string) => void;
  /** Adds a message that another part of this page sent, since the service does not push it to the sender's connection. */
  readonly receive: (message: ChatMessage) => void;
  /** Whether the store is unused and nothing is being sent, so that it may be dropped. */
  readonly isIdle: () => boolean;
  readonly stop: () => void;
}

/**
 * Creates the store of a conversation. History, pushes, own sends and resumes go through one reducer. The store outlives the chat's window,
 * so that closing the window loses no send.
 */
export function createChannelStore({ client, conversation, playerID, onUnread }: ChannelStoreOptions): ChannelStore {
  const listeners = new Set<() => void>();
  const chat = client.sockets.chat;
  let view: ChannelView = {
    log: emptyChannel,
    loadingOlder: false,
    error: undefined,
    hasOlder: false,
    sentAs: new Map(),
  };
  let syncing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The pages of the history count from this time, so that new messages do not shift them. */
  let anchor: string | undefined;
  let page = 1;
  let exhausted = false;

  const langOf = new Map<string, LocaleID>();
  let isStopped = false;

  const change = (next: Partial<ChannelView>): void => {
    const before = view.log.pending;
    view = { ...view, ...next };
    if (view.log.pending !== before && !isStopped) keepWaiting(playerID, conversation, waitingOf(view.log.pending));
    for (const listener of listeners) listener();
  };
  const waitingOf = (pending: readonly PendingSend[]): readonly Waiting[] =>
    pending.flatMap(({ R, Message, ReplyID, CreateTime, failedCode, Seq }) => {
      const Lang = langOf.get(R);
      if (Lang === undefined || Seq !== undefined) return [];
      const waiting = { PlayerID: playerID, Conversation: conversation, R, Message, ReplyID, CreateTime, Lang };
      return [failedCode === undefined ? waiting : { ...waiting, FailedCode: failedCode }];
    });
  const dispatch = (event: ChannelEvent, next: Partial<ChannelView> = {}): void => {
    const log = reduceChannel(view.log, event);
    change({ log, hasOlder: !exhausted && (log.messages[0]?.Seq ?? 1) > 1, ...next });
  };
  const later = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(sync, delay);
  };

  const readFirstPage = async (): Promise<void> => {
    const first = await readHistory(client, conversation, { Page: 1, PerPage: HISTORY_PAGE });
    anchor = first.List[0]?.CreateTime;
    page = 1;
    exhausted = false;
    dispatch({ type: 'history', ...first }, { error: undefined });
  };
  const readMissed = async (): Promise<void> => {
    const point = resumePoint(view.log);
    if (point === undefined) return;
    const { Channels, Unread } = await client.call(resume, { Channels: [{ ...conversation, ...point }] });
    const channel = Channels[0];
    if (channel !== undefined) dispatch({ type: 'resumed', ...channel });
    onUnread(Unread);
  };

  function sync(): void {
    const wanted = wants(view.log);
    if (syncing || wanted === undefined || chat.state() !== 'connected') return;
    syncing = true;
    const work = wanted === 'history' ? readFirstPage() : readMissed();
    void work.then(
      () => {
        syncing = false;
        if (wants(view.log) !== undefined) later(GAP_PATIENCE_MS);
      },
      (failure: unknown) => {
        syncing = false;
        // The player retries a failed first page; a resume is retried silently.
        if (wanted === 'history') change({ error: failure });
        else later(RETRY_MS);
      },
    );
  }

  const attempt = async (r: string, text: string, replyID: string, lang: LocaleID): Promise<SendOutcome> => {
    try {
      const said = { Message: text, ...(replyID !== '' && { ReplyID: replyID }) };
      const message = await postMessage(client, conversation, said, lang, r);
      dispatch({ type: 'answered', R: r, message }, { sentAs: new Map(view.sentAs).set(message.ID, r) });
      if (wants(view.log) === 'resume') later(GAP_PATIENCE_MS);
      return 'stored';
    } catch (failure) {
      const refusal = failure instanceof RequestFailure ? failure : undefined;
      dispatch({ type: 'refused', R: r, code: refusal?.code ?? UNANSWERED });
      return refusal ?? 'unanswered';
    }
  };

  /** Restores the messages that an earlier page could not send. */
  const restore = (): void => {
    const kept = waitingIn(playerID, conversation);
    for (const { R, Message, ReplyID, CreateTime, Lang, FailedCode } of kept) {
      langOf.set(R, Lang);
      dispatch({ type: 'sent', send: { R, Message, ReplyID, CreateTime } });
      if (FailedCode !== undefined) dispatch({ type: 'refused', R, code: FailedCode });
      else if (isFresh({ CreateTime }, Date.now())) void attempt(R, Message, ReplyID, Lang);
      else dispatch({ type: 'refused', R, code: UNANSWERED });
    }
  };

  const take = (message: ChatMessage): void => {
    dispatch({ type: 'pushed', message });
    if (wants(view.log) === 'resume') later(GAP_PATIENCE_MS);
  };
  const stops = [
    subscribeConversation(client, conversation, take),
    chat.subscribe(() => {
      if (chat.state() === 'connected') sync();
      else if (!view.log.behind) dispatch({ type: 'disconnected' });
    }),
  ];
  restore();

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    sync() {
      if (view.error !== undefined) change({ error: undefined });
      sync();
    },
    reach(seq) {
      if (view.log.seq === undefined || view.log.seq >= seq) return;
      dispatch({ type: 'disconnected' });
      sync();
    },
    loadOlder() {
      if (view.loadingOlder || !view.hasOlder || anchor === undefined) return;
      const StartTime = anchor;
      change({ loadingOlder: true });
      const epoch = view.log.epoch;
      void readHistory(client, conversation, { Page: page + 1, PerPage: HISTORY_PAGE, StartTime }).then(
        (older) => {
          if (epoch !== view.log.epoch) {
            change({ loadingOlder: false });
            return;
          }
          page += 1;
          exhausted = older.List.length === 0;
          dispatch({ type: 'history', ...older }, { loadingOlder: false });
        },
        () => change({ loadingOlder: false }),
      );
    },
    send(text, replyID, lang) {
      const r = uuid();
      const CreateTime = new Date().toISOString();
      langOf.set(r, lang);
      dispatch({ type: 'sent', send: { R: r, Message: text, ReplyID: replyID, CreateTime } });
      return attempt(r, text, replyID, lang);
    },
    async retry(r, lang) {
      const send = view.log.pending.find(({ R }) => R === r);
      if (send?.failedCode === undefined) return undefined;
      // The service stores a refusal under its UUID, so a new UUID is needed. A send without an answer may have been stored, so it keeps its
      // UUID.
      const newR = send.failedCode === UNANSWERED ? r : uuid();
      langOf.set(newR, lang);
      dispatch({ type: 'retried', R: r, newR });
      return attempt(newR, send.Message, send.ReplyID, lang);
    },
    discard: (r) => dispatch({ type: 'discarded', R: r }),
    receive: take,
    isIdle: () => listeners.size === 0 && view.log.pending.length === 0,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
