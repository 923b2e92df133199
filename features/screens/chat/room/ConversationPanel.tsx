import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import type { Action, Point } from '#ui/components/ActionSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { ConnectionFailure, useClient, useSocketState } from '../../../base/client/index.ts';
import { FailedView, StateDrawing } from '../../../base/errors/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import { type Conversation, conversationKey, type SendOutcome } from '../../../shared/conversation/index.ts';
import { readDraft } from '../channel/draft.ts';
import { rowsOf } from '../channel/rows.ts';
import { useChannel } from '../channel/useChannel.ts';
import { MessageList } from '../list/MessageList.tsx';
import type { MessageRowProps } from '../list/MessageRow.tsx';
import { useMute } from '../mute/useMute.ts';
import { useBlocked } from '../people/useBlocked.ts';
import { useReading } from '../useMarkRead.ts';
import { Announcer } from './Announcer.tsx';
import * as css from './ChatRoom.css.ts';
import { type Closed, ConversationComposer, type Mention } from './ConversationComposer.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useMissingTier } from './useMissingTier.ts';

/** Loaded on the first long press. */
const MessageMenu = lazy(
  loadAgain(() => import('../list/MessageMenu.tsx').then((module) => ({ default: module.MessageMenu }))),
);

interface Pressed {
  readonly message: ChatMessage;
  readonly at: Point;
  readonly open: boolean;
}

export interface ConversationPanelProps {
  conversation: Conversation;
  playerID: string;
  label: string;
  /** Shown in an empty channel. If an opener is given, a button sends its text. */
  empty: {
    readonly title: string;
    readonly description: string;
    readonly opener?: { readonly label: string; readonly words: string };
  };
  above?: ReactNode;
  partner?: PlayerSummary | undefined;
  /** Why the player may not write here. Undefined if allowed. */
  closed?: Closed | undefined;
  /** A button for players below the tier that may write here. */
  tierRemedy?: ReactNode;
  Row?: ComponentType<MessageRowProps>;
  beside?: ReactNode;
  mention?: Mention | undefined;
  menuActions?: ((message: ChatMessage) => readonly Action[]) | undefined;
  hidden?: ReadonlySet<string> | undefined;
  reached?: number | undefined;
}

/** A conversation: its messages, pending sends, and text field. */
export function ConversationPanel(props: ConversationPanelProps): ReactNode {
  const { conversation, playerID } = props;
  // The key remounts the panel for another conversation, so that the panel starts with new state.
  return <Panel {...props} key={`${playerID} ${conversationKey(conversation)}`} />;
}

function Panel(props: ConversationPanelProps): ReactNode {
  const { conversation, playerID, label, empty, above, partner, closed, tierRemedy, Row, beside, mention } = props;
  const { menuActions, hidden, reached } = props;
  const client = useClient();
  const { locale } = useLanguage();
  const socket = useSocketState('chat');
  const { store, view } = useChannel(conversation, playerID);
  const { log } = view;
  const key = conversationKey(conversation);
  const [sends, setSends] = useState(0);
  const [reply, setReply] = useState(() => readDraft(key).reply);
  const [pressed, setPressed] = useState<Pressed>();
  const blocked = useBlocked();
  const needsTier = conversation.ChannelType !== CHANNEL.private;
  const isBelow = useMissingTier() !== undefined && needsTier;
  const isMuted = useMute() !== undefined;
  const mayWrite = !isBelow && !isMuted && closed === undefined;
  const markRead = useReading(conversation, log.seq);

  useEffect(() => {
    if (reached !== undefined) store.reach(reached);
  }, [store, reached]);

  const shown = useMemo(
    // A hidden message of the history has no text.
    () =>
      hidden ? { ...log, messages: log.messages.filter(({ ID, Message }) => Message !== '' && !hidden.has(ID)) } : log,
    [log, hidden],
  );
  const rows = useMemo(() => rowsOf(shown, playerID, view.sentAs, blocked), [shown, playerID, view.sentAs, blocked]);
  const others = useMemo(
    () => shown.messages.filter(({ From }) => From !== playerID && !blocked.has(From)),
    [shown.messages, playerID, blocked],
  );
  const onRetry = useCallback((r: string): void => void store.retry(r, locale), [store, locale]);
  const onReply = useCallback(
    (message: ChatMessage): void =>
      setReply({ ID: message.ID, Name: message.Sender?.Name ?? message.From, Message: message.Message }),
    [],
  );
  const onMenu = useCallback((message: ChatMessage, at: Point): void => setPressed({ message, at, open: true }), []);
  const send = useCallback(
    (text: string, replyID: string): Promise<SendOutcome> => {
      setSends((before) => before + 1);
      setReply(undefined);
      const answer = store.send(text, replyID, locale);
      void answer.then((outcome) => (outcome === 'stored' ? markRead() : undefined));
      return answer;
    },
    [store, locale, markRead],
  );
  const onAnswer = useCallback((words: string): void => void send(words, ''), [send]);
  const lost = socket === 'error' || (socket === 'connecting' && log.behind);
  return (
    <div className={css.panel}>
      {above}
      {lost && log.seq !== undefined ? (
        <div className={css.strip}>
          <Notice
            action={
              <Button onClick={() => client.wake()} size="sm" variant="ghost">
                <FormattedMessage defaultMessage="重新連線" id="chat.reconnect" />
              </Button>
            }
            tone="offline"
          >
            <FormattedMessage defaultMessage="連線中斷，正在重新連線" id="chat.lost" />
          </Notice>
        </div>
      ) : null}
      {contentOf()}
      <Announcer messages={others} />
      <div className={css.foot}>
        <ConversationComposer
          closed={closed}
          conversation={conversation}
          draftKey={key}
          label={label}
          mention={mention}
          needsTier={needsTier}
          onReplyChange={setReply}
          onSend={send}
          partner={partner}
          reply={reply}
          store={store}
          tierRemedy={tierRemedy}
        />
        {beside}
      </div>
      {pressed === undefined ? null : (
        <Suspense>
          <MessageMenu
            {...pressed}
            more={menuActions?.(pressed.message)}
            onOpenChange={(open) => setPressed({ ...pressed, open })}
            onReply={mayWrite ? onReply : undefined}
            own={pressed.message.From === playerID}
          />
        </Suspense>
      )}
    </div>
  );

  function contentOf(): ReactNode {
    if (rows.length > 0) {
      return (
        <MessageList
          Row={Row}
          loadingOlder={view.loadingOlder}
          onAnswer={mayWrite ? onAnswer : undefined}
          onMenu={onMenu}
          onOlder={store.loadOlder}
          onReply={mayWrite ? onReply : undefined}
          onRetry={onRetry}
          rows={rows}
          sends={sends}
        />
      );
    }
    if (log.seq === undefined) {
      const failure =
        view.error ?? (socket === 'error' ? new ConnectionFailure('The chat is not connected.') : undefined);
      if (failure === undefined) return <ListSkeleton />;
      return (
        <div className={css.centred}>
          <FailedView
            error={failure}
            onRetry={() => {
              client.wake();
              store.sync();
            }}
          />
        </div>
      );
    }
    const { opener, ...said } = empty;
    return (
      <div className={css.centred}>
        <EmptyState
          {...said}
          {...(opener !== undefined &&
            mayWrite && { action: <Button onClick={() => onAnswer(opener.words)}>{opener.label}</Button> })}
          drawing={<StateDrawing id="no-messages" />}
          size="compact"
        />
      </div>
    );
  }
}
