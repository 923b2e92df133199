import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getFirstDay } from '#protocol/operations/firstDay.ts';
import { privateMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { CHAT_TEXT_MAX } from '#protocol/rules/chatText.ts';
import { hasVisibleText } from '#protocol/rules/visibleText.ts';
import { Button } from '#ui/components/Button/index.ts';
import { ChatBubble } from '#ui/components/ChatBubble/index.ts';
import { Dialog } from '#ui/components/Dialog/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { operationKey, useCall, usePush, useSingleMutation } from '../../base/client/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useProfile } from '../../base/session/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import * as css from './FirstDay.css.ts';

export interface HelloDialogProps {
  /** The id of customer service. */
  to: string;
  onClose: () => void;
}

/** Sends the first message of a player who may not write in public yet to customer service, which answers immediately (decision 0057). */
export function HelloDialog({ to, onClose }: HelloDialogProps): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const call = useCall();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [text, setText] = useState(() => formatMessage({ id: 'hello.draft', defaultMessage: '你好，我是新來的！' }));
  const [answer, setAnswer] = useState<string>();
  const own = useProfile().data?.player.playerID;
  // An automatic reply comes from the system. The player's own message from another tab does not count as an answer.
  usePush(privateMessage, ({ PlayerID, From, Message }) =>
    PlayerID === to && From !== own ? setAnswer(Message) : undefined,
  );
  const sending = useSingleMutation({
    mutationFn: () => call(sendPrivateMessage, { PlayerID: to, Message: text, Lang: locale }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operationKey(getFirstDay) }),
  });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (hasVisibleText(text) && !sending.isPending) sending.mutate();
  };
  return (
    <Dialog
      closeLabel={formatMessage({ id: 'hello.close', defaultMessage: '關閉' })}
      description={
        <FormattedMessage
          defaultMessage="公頻要 VIP 3 黃金以上才能發言。先和客服小幫手說聲嗨，有問題隨時問。"
          id="hello.text"
        />
      }
      onOpenChange={onClose}
      open
      title={formatMessage({ id: 'hello.title', defaultMessage: '打聲招呼' })}
    >
      {sending.data === undefined ? (
        <form className={css.hello} noValidate onSubmit={send}>
          <TextField
            error={sending.error === null ? undefined : errorText(sending.error)}
            label={formatMessage({ id: 'hello.label', defaultMessage: '給客服的訊息' })}
            maxLength={CHAT_TEXT_MAX}
            onValueChange={setText}
            value={text}
          />
          <Button busy={sending.isPending} fullWidth size="lg" type="submit">
            <FormattedMessage defaultMessage="送出" id="hello.send" />
          </Button>
        </form>
      ) : (
        <div className={css.hello}>
          <ChatBubble
            side="own"
            state="sent"
            stateLabel={formatMessage({ id: 'hello.sent', defaultMessage: '已送出' })}
          >
            {sending.data.Message}
          </ChatBubble>
          <div aria-live="polite">{answer === undefined ? null : <ChatBubble side="other">{answer}</ChatBubble>}</div>
          <Button fullWidth onClick={onClose} size="lg">
            <FormattedMessage defaultMessage="完成" id="hello.done" />
          </Button>
        </div>
      )}
    </Dialog>
  );
}
