import { Ellipsis, Reply } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChatMessage as Message } from '#protocol/entities/message.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { type Point, useLongPress } from '#ui/components/ActionSheet/index.ts';
import { Avatar, type VipTier } from '#ui/components/Avatar/index.ts';
import { ChatBubble, ChatMessage, SystemLine } from '#ui/components/ChatBubble/index.ts';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { usePlayerActions } from '../../players/index.ts';
import { playerPicture, usePlayerName } from '../../shell/index.ts';
import type { ChatRow } from '../channel/rows.ts';
import { Clock, Day } from './Clock.tsx';
import { MessageBodyView } from './MessageBodyView.tsx';
import * as css from './MessageList.css.ts';
import { PendingBubble } from './PendingBubble.tsx';
import { WinCard } from './WinCard.tsx';

export interface MessageRowProps {
  row: ChatRow;
  /** Answers a message; absent where nobody may write. */
  onReply: ((message: Message) => void) | undefined;
  /** Opens what can be done with a message, where it was pressed. */
  onMenu: (message: Message, at: Point) => void;
  onRetry: (r: string) => void;
}

/** One row of the conversation, with the day above it where one begins. */
export const MessageRow = memo(function MessageRow({ row, onReply, onMenu, onRetry }: MessageRowProps): ReactNode {
  return (
    <div className={css.row} data-part="chat-row">
      {row.day === undefined ? null : (
        <DayDivider dateTime={row.day}>
          <Day time={row.CreateTime} />
        </DayDivider>
      )}
      {contentOf()}
    </div>
  );

  function contentOf(): ReactNode {
    if (row.kind === 'system') return <SystemRow row={row} />;
    if (row.kind === 'pending') {
      return (
        <ChatMessage position={row.position} side="own">
          <PendingBubble onRetry={onRetry} position={row.position} quote={row.quote} send={row.send} />
        </ChatMessage>
      );
    }
    const Row = row.own ? OwnRow : OtherRow;
    return <Row onMenu={onMenu} onReply={onReply} row={row} />;
  }
});

interface RowProps extends Pick<MessageRowProps, 'onMenu' | 'onReply'> {
  row: Extract<ChatRow, { kind: 'message' }>;
}

function SystemRow({ row }: { row: Extract<ChatRow, { kind: 'system' }> }): ReactNode {
  if (row.body.kind === 'event') {
    if (row.body.values.op === 'redEnvelope') return <SystemLine>{row.body.label}</SystemLine>;
    return <WinCard label={row.body.label} values={row.body.values} />;
  }
  return <SystemLine>{row.message.Message}</SystemLine>;
}

function quoteOf(message: Message): { quote?: { author: string; text: string } } {
  return message.Reply === null ? {} : { quote: { author: message.Reply.Name, text: message.Reply.Message } };
}

function OwnRow({ row, onReply, onMenu }: RowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { message, body, position } = row;
  return (
    <ChatMessage position={position} side="own">
      <Answerable message={message} onMenu={onMenu} onReply={onReply} side="own">
        {body.kind === 'text' ? (
          <ChatBubble
            position={position}
            side="own"
            state="sent"
            stateLabel={formatMessage({ id: 'chat.state.sent', defaultMessage: '已送出' })}
            time={<Clock time={row.CreateTime} />}
            {...quoteOf(message)}
          >
            <MessageBodyView body={body} flag={message.Flag} />
          </ChatBubble>
        ) : (
          <MessageBodyView body={body} flag={message.Flag} />
        )}
      </Answerable>
    </ChatMessage>
  );
}

function OtherRow({ row, onReply, onMenu }: RowProps): ReactNode {
  const { message, body, position } = row;
  const sender = message.Sender;
  const level = VIP_LEVELS.find((one) => one === message.ColorID);
  const tier: VipTier = level ?? 0;
  const name = usePlayerName()(sender?.Name ?? message.From);
  const actions = usePlayerActions();
  return (
    <ChatMessage
      avatar={
        <Avatar
          name=""
          size={36}
          src={
            sender === null
              ? undefined
              : playerPicture({
                  playerID: sender.PlayerID,
                  picURL: sender.PicURL,
                  pictureSetting: sender.PictureSetting,
                })
          }
          tier={tier}
        />
      }
      {...(actions && {
        onSenderPress: () => actions.openCard(sender ?? { PlayerID: message.From, Name: message.From }),
      })}
      badge={level === undefined ? undefined : <img alt="" height={16} src={vipBadgeSrc(level, 'mini')} width={16} />}
      position={position}
      sender={{ name, tier }}
      side="other"
      time={
        <>
          {message.SenderType === 1 ? (
            <b>
              <FormattedMessage defaultMessage="客服" id="chat.sender.service" />{' '}
            </b>
          ) : null}
          <Clock time={row.CreateTime} />
        </>
      }
    >
      <Answerable message={message} onMenu={onMenu} onReply={onReply} side="other">
        {body.kind === 'text' ? (
          <ChatBubble position={position} side="other" {...quoteOf(message)}>
            <MessageBodyView body={body} flag={message.Flag} />
          </ChatBubble>
        ) : (
          <MessageBodyView body={body} flag={message.Flag} />
        )}
      </Answerable>
    </ChatMessage>
  );
}

/**
 * Puts the ways to answer and to do more beside a message: seen while pointed at, focused or tapped. A long press and the context menu
 * do more as well.
 */
function Answerable({
  message,
  side,
  onReply,
  onMenu,
  children,
}: {
  message: Message;
  side: 'own' | 'other';
  onReply: MessageRowProps['onReply'];
  onMenu: MessageRowProps['onMenu'];
  children: ReactNode;
}): ReactNode {
  const { formatMessage } = useIntl();
  const name = usePlayerName()(message.Sender?.Name ?? message.From);
  const press = useLongPress((at) => onMenu(message, at));
  const more = useRef<HTMLButtonElement>(null);
  return (
    <div {...press} className={css.answerable} data-side={side} tabIndex={-1}>
      {children}
      <span className={css.reply}>
        {onReply === undefined ? null : (
          <IconButton
            label={formatMessage({ id: 'chat.reply', defaultMessage: '回覆{name}' }, { name })}
            onClick={() => onReply(message)}
          >
            <Reply size={18} />
          </IconButton>
        )}
        <IconButton
          label={formatMessage({ id: 'chat.more', defaultMessage: '對{name}的訊息做更多' }, { name })}
          onClick={() => {
            const box = more.current?.getBoundingClientRect();
            onMenu(message, { x: box?.left ?? 0, y: box?.bottom ?? 0 });
          }}
          ref={more}
        >
          <Ellipsis size={18} />
        </IconButton>
      </span>
    </div>
  );
}
