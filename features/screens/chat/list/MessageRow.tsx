import { Ellipsis, Reply } from 'lucide-react';
import { memo, type ReactNode, use, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatMessage as Message } from '#protocol/entities/message.ts';
import type { PlayerSummary } from '#protocol/entities/player.ts';
import { VIP_LEVELS, vipBadgeSrc } from '#art/index.ts';
import { type Point, useLongPress } from '#ui/components/ActionSheet/index.ts';
import { Avatar, type VipTier } from '#ui/components/Avatar/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatBubble, ChatMessage, SystemLine } from '#ui/components/ChatBubble/index.ts';
import { DayDivider } from '#ui/components/DayDivider/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/index.ts';
import { GiftReceipt } from '../../gifts/index.ts';
import { usePlayerActions } from '../../../shared/players/index.ts';
import { playerPicture } from '../../../base/player-face/index.ts';
import type { ChatRow } from '../channel/rows.ts';
import { CustomerServiceContext } from '../people/customerService.ts';
import { useSenderName } from '../people/useSenderName.ts';
import { Clock, Day } from './Clock.tsx';
import { EnvelopeMessage, envelopeOf } from './EnvelopeMessage.tsx';
import { MessageBodyView } from './MessageBodyView.tsx';
import * as css from './MessageList.css.ts';
import { PendingBubble } from './PendingBubble.tsx';
import { useBrief } from './useBrief.ts';
import { WinCard } from './WinCard.tsx';

export interface MessageRowProps {
  row: ChatRow;
  /** Replies to a message. Absent if the player may not write. */
  onReply: ((message: Message) => void) | undefined;
  onMenu: (message: Message, at: Point) => void;
  onRetry: (r: string) => void;
  /** Sends an answer that the message offers. Absent to hide the answers. */
  onAnswer: ((words: string) => void) | undefined;
}

/** A row of the conversation, with the day's divider if it begins one. */
export const MessageRow = memo(function MessageRow({
  row,
  onReply,
  onMenu,
  onRetry,
  onAnswer,
}: MessageRowProps): ReactNode {
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
    if (row.own) return <OwnRow onMenu={onMenu} onReply={onReply} row={row} />;
    return <OtherRow onAnswer={onAnswer} onMenu={onMenu} onReply={onReply} row={row} />;
  }
});

interface RowProps extends Pick<MessageRowProps, 'onMenu' | 'onReply'> {
  row: Extract<ChatRow, { kind: 'message' }>;
}

function SystemRow({ row }: { row: Extract<ChatRow, { kind: 'system' }> }): ReactNode {
  if (row.body.kind === 'event') {
    if (envelopeOf(row.body)) return <EnvelopeMessage body={row.body} />;
    if (row.body.values.op === 'redEnvelope') return <SystemLine>{row.body.label}</SystemLine>;
    if (row.body.values.op === 'gift')
      return <GiftReceipt label={row.body.label} time={row.CreateTime} values={row.body.values} />;
    return <WinCard label={row.body.label} values={row.body.values} />;
  }
  return <SystemLine>{row.message.Message}</SystemLine>;
}

function useQuote({ Reply: quoted }: Message): { quote?: { author: string; text: string } } {
  const senderName = useSenderName();
  const brief = useBrief();
  if (quoted === null) return {};
  return { quote: { author: senderName({ Sender: null, From: quoted.Name }), text: brief(quoted.Message) } };
}

function OwnRow({ row, onReply, onMenu }: RowProps): ReactNode {
  const { formatMessage } = useIntl();
  const { message, body, position } = row;
  const quote = useQuote(message);
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
            {...quote}
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

function OtherRow({ row, onReply, onMenu, onAnswer }: RowProps & Pick<MessageRowProps, 'onAnswer'>): ReactNode {
  const { message, body, position } = row;
  const sender = message.Sender;
  const quote = useQuote(message);
  const isService = message.SenderType === 1;
  const service = use(CustomerServiceContext);
  // The staff has one face for people and automatic replies, so the face has no tier.
  const level = isService ? undefined : VIP_LEVELS.find((one) => one === message.ColorID);
  const tier: VipTier = level ?? 0;
  const name = useSenderName()(message);
  const actions = usePlayerActions();
  // The head of a private conversation names the partner, but automatic replies have another name.
  const isAlone = message.ChannelType === CHANNEL.private && !isService;
  return (
    <ChatMessage
      avatar={<Avatar name="" size={36} src={pictureOf(message, service)} tier={tier} />}
      {...(actions &&
        sender && {
          onSenderPress: () => actions.openCard(sender),
        })}
      badge={level === undefined ? undefined : <img alt="" height={16} src={vipBadgeSrc(level, 'mini')} width={16} />}
      position={position}
      sender={isAlone ? undefined : { name, tier }}
      side="other"
      time={
        <>
          {isAlone ? <VisuallyHidden>{name} </VisuallyHidden> : null}
          {isService ? (
            <b>
              <FormattedMessage defaultMessage="客服" id="chat.sender.service" />{' '}
            </b>
          ) : null}
          {message.ClubName !== '' && !isAlone && message.ChannelType !== CHANNEL.club ? (
            <span className={css.club}>{message.ClubName}</span>
          ) : null}
          <Clock time={row.CreateTime} />
        </>
      }
    >
      <Answerable message={message} onMenu={onMenu} onReply={onReply} side="other">
        {body.kind === 'text' ? (
          <ChatBubble position={position} side="other" {...quote}>
            <MessageBodyView body={body} flag={message.Flag} />
          </ChatBubble>
        ) : (
          <MessageBodyView body={body} flag={message.Flag} />
        )}
      </Answerable>
      {onAnswer && message.AutoReply.length > 0 ? (
        <div className={css.answers}>
          {message.AutoReply.map((words) => (
            <Button key={words} onClick={() => onAnswer(words)} size="sm" variant="secondary">
              {words}
            </Button>
          ))}
        </div>
      ) : null}
    </ChatMessage>
  );
}

/** The sender's face. An automatic reply has the face of customer service. */
function pictureOf({ Sender, PlayerID }: Message, service: PlayerSummary | undefined): string | undefined {
  const face = Sender ?? service;
  if (face === undefined)
    return PlayerID === '' ? undefined : playerPicture({ playerID: PlayerID, picURL: '', pictureSetting: 2 });
  return playerPicture({ playerID: face.PlayerID, picURL: face.PicURL, pictureSetting: face.PictureSetting });
}

/** Adds reply and menu buttons to a message, visible on hover, focus or tap. A long press and the context menu open the menu too. */
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
  const name = useSenderName()(message);
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
          label={formatMessage({ id: 'chat.more', defaultMessage: '{name}的訊息選項' }, { name })}
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
