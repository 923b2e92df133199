import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import type { Point } from '#ui/components/ActionSheet/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { loadAgain } from '#ui/loadAgain.ts';
import { ConnectionFailure, useClient, useSocketState } from '../../client/index.ts';
import { FailedView, StateDrawing } from '../../errors/index.ts';
import { rowsOf } from '../channel/rows.ts';
import { useChannel } from '../channel/useChannel.ts';
import { MessageList } from '../list/MessageList.tsx';
import { useMarkRead, useReadSoon } from '../useMarkRead.ts';
import { Announcer } from './Announcer.tsx';
import * as css from './ChatRoom.css.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PublicComposer } from './PublicComposer.tsx';
import { useMissingTier } from './useMissingTier.ts';

/** Fetched with the first long press. */
const MessageMenu = lazy(
  loadAgain(() => import('../list/MessageMenu.tsx').then((module) => ({ default: module.MessageMenu }))),
);

/** What was pressed; it stays while its menu closes. */
interface Pressed {
  readonly message: ChatMessage;
  readonly at: Point;
  readonly open: boolean;
}

const REF = { ChannelType: CHANNEL.public };

/** The public channel: what was said, what is being said, and a place to say something. */
export function PublicPanel({ playerID }: { playerID: string }): ReactNode {
  const { formatMessage } = useIntl();
  const client = useClient();
  const socket = useSocketState('chat');
  const { store, view } = useChannel(playerID);
  const { log } = view;
  const [sends, setSends] = useState(0);
  const [reply, setReply] = useState(store.draft.reply);
  const [pressed, setPressed] = useState<Pressed>();
  const mayWrite = useMissingTier() === undefined;
  const markRead = useMarkRead(REF);
  useReadSoon(REF);

  const rows = useMemo(() => rowsOf(log, playerID, view.sentAs), [log, playerID, view.sentAs]);
  const others = useMemo(() => log.messages.filter(({ From }) => From !== playerID), [log.messages, playerID]);
  const onRetry = useCallback((r: string): void => void store.retry(r), [store]);
  const onReply = useCallback(
    (message: ChatMessage): void =>
      setReply({ ID: message.ID, Name: message.Sender?.Name ?? message.From, Message: message.Message }),
    [],
  );
  const onMenu = useCallback((message: ChatMessage, at: Point): void => setPressed({ message, at, open: true }), []);
  const send = (text: string): Promise<number | undefined> => {
    setSends(sends + 1);
    setReply(undefined);
    const answer = store.send(text, reply?.ID ?? '');
    void answer.then((code) => (code === undefined ? markRead() : undefined));
    return answer;
  };
  const lost = socket === 'error' || (socket === 'connecting' && log.behind);
  return (
    <div className={css.panel}>
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
      <PublicComposer key={playerID} onReplyChange={setReply} onSend={send} reply={reply} store={store} />
      {pressed === undefined ? null : (
        <Suspense>
          <MessageMenu
            {...pressed}
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
          loadingOlder={view.loadingOlder}
          onOlder={store.loadOlder}
          onMenu={onMenu}
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
    return (
      <div className={css.centred}>
        <EmptyState
          description={formatMessage({ id: 'chat.public.emptyText', defaultMessage: '說聲嗨，當第一個開口的人。' })}
          drawing={<StateDrawing id="no-messages" />}
          size="compact"
          title={formatMessage({ id: 'chat.public.empty', defaultMessage: '目前沒有聊天記錄' })}
        />
      </div>
    );
  }
}
