import { AtSign, CirclePlus, CircleX, Reply, X } from 'lucide-react';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { CHAT_TEXT_MAX } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { Composer } from '#ui/components/Composer/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import type { RequestFailure } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { usePlayerName, vipNames } from '../../../base/player-face/index.ts';
import type { ChannelStore } from '../channel/channelStore.ts';
import {
  type Conversation,
  type SendOutcome,
  type TrayButtonProps,
  TrayButtonsContext,
} from '../../../shared/conversation/index.ts';
import { type Draft, readDraft, writeDraft } from '../channel/draft.ts';
import { useBrief } from '../list/useBrief.ts';
import { MuteReason } from '../mute/MuteReason.tsx';
import { useMute, useTakeMute } from '../mute/useMute.ts';
import { ChatTray } from '../tray/ChatTray.tsx';
import * as css from './ChatRoom.css.ts';
import { type SpeakingTier, useMissingTier } from './useMissingTier.ts';

/** Two presses within this time count as one (specification 1 §9). */
const SEND_DEBOUNCE_MS = 200;
/** Refusals that a retry cannot change: not allowed, blocked word, muted, unreachable, no such place. */
const FINAL_CODES: readonly number[] = [100013, 200024, 200067, 200068, 200070, 200105, 200109];
const MUTED = 200068;

/** Why the player may not write, and the next step. */
export interface Closed {
  readonly reason: ReactNode;
  readonly remedy?: ReactNode;
}

/** A player that a button mentions. */
export interface Mention {
  readonly label: string;
  readonly text: string;
}

export interface ConversationComposerProps {
  store: ChannelStore;
  conversation: Conversation;
  partner: TrayButtonProps['partner'];
  draftKey: string;
  label: string;
  needsTier: boolean;
  tierRemedy: ReactNode;
  closed: Closed | undefined;
  mention: Mention | undefined;
  reply: Draft['reply'];
  onReplyChange: (reply: Draft['reply']) => void;
  onSend: (text: string, replyID: string) => Promise<SendOutcome>;
}

/** The text field of a conversation. Stores an unsent draft until the session ends. */
export function ConversationComposer({
  store,
  conversation,
  partner,
  draftKey,
  label,
  needsTier,
  tierRemedy,
  closed,
  mention,
  reply,
  onReplyChange,
  onSend,
}: ConversationComposerProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(0);
  const [text, setText] = useState(() => readDraft(draftKey).text);
  const [refused, setRefused] = useState<RequestFailure>();
  const isLive = conversation.ChannelType === CHANNEL.live;
  const tray = useTray(!isLive);
  const missing = useMissingTier();
  const mute = useMute();
  const takeMute = useTakeMute();
  useEffect(() => writeDraft(draftKey, { text, reply }), [draftKey, text, reply]);
  useEffect(() => {
    if (reply) field.current?.focus();
  }, [reply]);

  const send = (words: string): void => {
    const now = Date.now();
    if (now - sentAt.current < SEND_DEBOUNCE_MS) return;
    sentAt.current = now;
    setText('');
    void onSend(words, reply?.ID ?? '').then((outcome) => {
      if (typeof outcome === 'string' || !FINAL_CODES.includes(outcome.code)) return;
      // In a live room the mute may come from the host, and applies only there.
      if (outcome.code === MUTED && !isLive) takeMute(outcome);
      setRefused(outcome);
      // Restores the text, unless the player has begun a new draft.
      if (readDraft(draftKey).text !== '') return;
      setText(words);
      const failed = store.view().log.pending.find((one) => one.Message === words && one.failedCode === outcome.code);
      if (failed) store.discard(failed.R);
    });
  };
  const why: Closed | undefined =
    closed ??
    (mute
      ? { reason: <MuteReason mute={mute} /> }
      : needsTier && missing
        ? { reason: <TierReason {...missing} />, remedy: tierRemedy }
        : undefined);
  return (
    <>
      <Composer
        before={
          mention ? (
            <IconButton
              label={mention.label}
              onClick={() => {
                if (!text.includes(mention.text)) setText(`${mention.text} ${text}`);
                field.current?.focus();
              }}
            >
              <AtSign size={20} />
            </IconButton>
          ) : (
            tray.button
          )
        }
        below={
          tray.loadButtons && tray.isOpen ? (
            <ChatTray
              conversation={conversation}
              id={tray.id}
              loadButtons={tray.loadButtons}
              onClose={tray.close}
              partner={partner}
              post={(message) => onSend(message, '')}
            />
          ) : null
        }
        above={reply ? <Replying onCancel={() => onReplyChange(undefined)} reply={reply} /> : null}
        counterLabel={(count, max) =>
          formatMessage(
            {
              id: 'chat.composer.counted',
              defaultMessage: '{over, plural, =0 {已輸入 {count} 字，最多 {max} 字} other {超過 # 字，最多 {max} 字}}',
            },
            { count, max, over: Math.max(0, count - max) },
          )
        }
        disabledReason={why?.reason}
        label={label}
        maxLength={CHAT_TEXT_MAX}
        onSend={send}
        onValueChange={setText}
        read={readableText}
        placeholder={formatMessage({ id: 'chat.composer.placeholder', defaultMessage: '說點什麼…' })}
        ref={field}
        remedy={why?.remedy}
        sendLabel={formatMessage({ id: 'chat.composer.send', defaultMessage: '送出' })}
        value={text}
      />
      <AlertDialog
        confirmLabel={formatMessage({ id: 'chat.refused.confirm', defaultMessage: '確認' })}
        description={
          refused === undefined ? '' : refused.code === MUTED && mute ? <MuteReason mute={mute} /> : errorText(refused)
        }
        icon={<X size={28} />}
        kind="alert"
        onConfirm={() => setRefused(undefined)}
        open={refused !== undefined}
        title={formatMessage({ id: 'chat.refused.title', defaultMessage: '訊息沒有送出' })}
        tone="danger"
      />
    </>
  );
}

/** The tray under the field, and its button. Both are undefined if nothing else can be sent. */
function useTray(isOffered: boolean) {
  const { formatMessage } = useIntl();
  const offered = use(TrayButtonsContext);
  const loadButtons = isOffered ? offered : undefined;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return {
    id,
    isOpen,
    loadButtons,
    close,
    button:
      loadButtons === undefined ? null : (
        <IconButton
          aria-controls={isOpen ? id : undefined}
          aria-expanded={isOpen}
          label={
            isOpen
              ? formatMessage({ id: 'chat.tray.close', defaultMessage: '收起更多' })
              : formatMessage({ id: 'chat.tray.open', defaultMessage: '傳送更多' })
          }
          onClick={() => setOpen(!isOpen)}
          ref={button}
        >
          {isOpen ? <CircleX size={24} /> : <CirclePlus size={24} />}
        </IconButton>
      ),
  };
}

function TierReason({ level, missing }: SpeakingTier): ReactNode {
  const { formatMessage } = useIntl();
  const values = { level, tier: formatMessage(vipNames[vipTierOf(level)]) };
  return missing === undefined ? (
    <FormattedMessage defaultMessage="VIP {level} {tier}以上可發言" id="chat.composer.tier" values={values} />
  ) : (
    <FormattedMessage
      defaultMessage="VIP {level} {tier}以上可發言，還差 {missing, number} 經驗值"
      id="chat.composer.tierFar"
      values={{ ...values, missing }}
    />
  );
}

function Replying({ reply, onCancel }: { reply: NonNullable<Draft['reply']>; onCancel: () => void }): ReactNode {
  const { formatMessage } = useIntl();
  const playerName = usePlayerName();
  const brief = useBrief();
  return (
    <div className={css.replying}>
      <Reply aria-hidden="true" size={16} />
      <span className={css.replyingMessages}>
        <b>
          <FormattedMessage defaultMessage="回覆{name}" id="chat.replying" values={{ name: playerName(reply.Name) }} />
        </b>
        <span className={css.replyingText}>{brief(reply.Message)}</span>
      </span>
      <IconButton label={formatMessage({ id: 'chat.replying.cancel', defaultMessage: '取消回覆' })} onClick={onCancel}>
        <X size={18} />
      </IconButton>
    </div>
  );
}
