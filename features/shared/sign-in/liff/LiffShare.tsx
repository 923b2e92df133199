import { MessageCircle, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { SharedMessage } from '#protocol/rules/sharedMessages.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import type { Liff } from './liff.ts';
import { sendToChat } from './sendToChat.ts';
import { shareByPicker, type ShareEnd } from './shareByPicker.ts';

const words = defineMessages({
  open: { id: 'liffShare.open', defaultMessage: '請在 LINE 選擇要分享的好友或群組。' },
  sent: { id: 'liffShare.sent', defaultMessage: '已分享給 LINE 好友。' },
  cancelled: { id: 'liffShare.cancelled', defaultMessage: '已取消分享。' },
  failed: { id: 'liffShare.failed', defaultMessage: '分享沒有完成，請再試一次。' },
  timeout: { id: 'liffShare.timeout', defaultMessage: '分享逾時，請再試一次。' },
  unavailable: { id: 'liffShare.unavailable', defaultMessage: '目前的 LINE 版本無法分享，請更新 LINE 後再試。' },
}) satisfies Record<ShareEnd | 'open', MessageDescriptor>;
const chatMessages = defineMessages({
  sending: { id: 'liffShare.chat.sending', defaultMessage: '正在傳送…' },
  sent: { id: 'liffShare.chat.sent', defaultMessage: '已傳到聊天室。' },
  failed: { id: 'liffShare.chat.failed', defaultMessage: '訊息沒有送出，請再試一次。' },
  unavailable: { id: 'liffShare.chat.unavailable', defaultMessage: '這個聊天室目前無法傳送訊息。' },
});

export interface LiffShareProps {
  liff: Promise<Liff>;
  messages: readonly SharedMessage[];
}

/** Shares messages in LINE's own browser by its picker, or to the chat that opened the page (specification 1 §7). */
export function LiffShare({ liff, messages }: LiffShareProps): ReactNode {
  const { formatMessage } = useIntl();
  const canSend = useCanSend(liff);
  const [said, setSaid] = useState<MessageDescriptor>();
  const isBusy = said === words.open || said === chatMessages.sending;
  const share = (): void => {
    setSaid(words.open);
    liff
      .then((opened) => shareByPicker(opened, messages))
      .then(
        (end) => setSaid(words[end]),
        () => setSaid(words.failed),
      );
  };
  const send = (): void => {
    setSaid(chatMessages.sending);
    liff
      .then((opened) => sendToChat(opened, messages))
      .then(
        (end) => setSaid(chatMessages[end]),
        () => setSaid(chatMessages.failed),
      );
  };
  return (
    <Stack gap={2}>
      <Button
        busy={said === words.open}
        icon={<Share2 size={20} />}
        onClick={isBusy ? undefined : share}
        variant="secondary"
      >
        <FormattedMessage defaultMessage="分享給 LINE 好友" id="liffShare.share" />
      </Button>
      {canSend ? (
        <Button
          busy={said === chatMessages.sending}
          icon={<MessageCircle size={20} />}
          onClick={isBusy ? undefined : send}
          variant="secondary"
        >
          <FormattedMessage defaultMessage="傳到這個聊天室" id="liffShare.chat" />
        </Button>
      ) : null}
      <p role="status">{said === undefined ? null : formatMessage(said)}</p>
    </Stack>
  );
}

/** Whether the page can send to a chat. False until LINE has answered. */
function useCanSend(liff: Promise<Liff>): boolean {
  const [canSend, setCanSend] = useState(false);
  useEffect(() => {
    let isHere = true;
    liff
      .then((opened) => opened.canSend())
      .then(
        (can) => isHere && setCanSend(can),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [liff]);
  return canSend;
}
