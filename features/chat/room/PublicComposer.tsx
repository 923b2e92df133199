import { Reply, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { vipTierOf } from '#protocol/entities/vip.ts';
import { CHAT_TEXT_MAX } from '#protocol/rules/chatText.ts';
import { Composer } from '#ui/components/Composer/index.ts';
import { AlertDialog } from '#ui/components/Dialog/index.ts';
import { IconButton } from '#ui/components/IconButton/index.ts';
import { RequestFailure } from '../../client/index.ts';
import { useErrorText } from '../../errors/index.ts';
import { usePlayerName, vipNames } from '../../shell/index.ts';
import type { ChannelStore, Draft } from '../channel/channelStore.ts';
import * as css from './ChatRoom.css.ts';
import { type SpeakingTier, useMissingTier } from './useMissingTier.ts';

/** Specification 1 §9: two presses within it are one. */
const SEND_DEBOUNCE_MS = 200;
/** Refusals that sending again cannot mend: not allowed, blocked word, muted. Said in a dialog, the text given back. */
const FINAL_CODES: readonly number[] = [200024, 200067, 200068];

export interface PublicComposerProps {
  store: ChannelStore;
  reply: Draft['reply'];
  onReplyChange: (reply: Draft['reply']) => void;
  /** @returns the code it was refused with */
  onSend: (text: string) => Promise<number | undefined>;
}

/** Where one writes to the public channel; what is not sent is kept while the chat is closed. */
export function PublicComposer({ store, reply, onReplyChange, onSend }: PublicComposerProps): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const field = useRef<HTMLTextAreaElement>(null);
  const sentAt = useRef(0);
  const [text, setText] = useState(store.draft.text);
  const [refused, setRefused] = useState<number>();
  const missing = useMissingTier();
  useEffect(() => {
    store.draft = { text, reply };
  }, [store, text, reply]);
  useEffect(() => {
    if (reply) field.current?.focus();
  }, [reply]);

  const send = (words: string): void => {
    const now = Date.now();
    if (now - sentAt.current < SEND_DEBOUNCE_MS) return;
    sentAt.current = now;
    setText('');
    void onSend(words).then((code) => {
      if (code === undefined || !FINAL_CODES.includes(code)) return;
      setRefused(code);
      // The words come back to be mended, but not over what was begun since.
      if (store.draft.text !== '') return;
      setText(words);
      const failed = store.view().log.pending.find((one) => one.Message === words && one.failedCode === code);
      if (failed) store.discard(failed.R);
    });
  };
  return (
    <>
      <Composer
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
        disabledReason={missing ? <TierReason {...missing} /> : undefined}
        label={formatMessage({ id: 'chat.composer.label', defaultMessage: '在公頻說話' })}
        maxLength={CHAT_TEXT_MAX}
        onSend={send}
        onValueChange={setText}
        placeholder={formatMessage({ id: 'chat.composer.placeholder', defaultMessage: '說點什麼…' })}
        ref={field}
        sendLabel={formatMessage({ id: 'chat.composer.send', defaultMessage: '送出' })}
        value={text}
      />
      <AlertDialog
        confirmLabel={formatMessage({ id: 'chat.refused.confirm', defaultMessage: '確認' })}
        description={refused === undefined ? '' : errorText(new RequestFailure(refused))}
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

/** From which tier on one may speak, and how far that is. */
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
  return (
    <div className={css.replying}>
      <Reply aria-hidden="true" size={16} />
      <span className={css.replyingWords}>
        <b>
          <FormattedMessage defaultMessage="回覆{name}" id="chat.replying" values={{ name: playerName(reply.Name) }} />
        </b>
        <span className={css.replyingText}>{reply.Message}</span>
      </span>
      <IconButton label={formatMessage({ id: 'chat.replying.cancel', defaultMessage: '取消回覆' })} onClick={onCancel}>
        <X size={18} />
      </IconButton>
    </div>
  );
}
