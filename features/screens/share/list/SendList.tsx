import { SendHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';
import { Checkbox } from '#ui/components/Checkbox/index.ts';
import { useToast } from '#ui/components/Toast/index.ts';
import { uuid } from '../../../base/client/index.ts';
import { type FoundPlayer, PlayerPicker } from '../../../shared/players/index.ts';
import { ShareFrame } from '../ShareFrame.tsx';
import type { SharedGame } from '../shareContext.ts';
import { useShareMessage } from '../useShareMessage.ts';
import * as css from '../Share.css.ts';
import { LineShare } from './LineShare.tsx';
import { SharedPreview } from './SharedPreview.tsx';
import { UnsentList } from './UnsentList.tsx';
import { type Receiver, useSending } from './useSending.ts';

export interface SendListProps {
  shared: SharedGame;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 發送名單: sends a game or a win to friends, and to the public channel (specification 2 §2). */
export function SendList({ shared, open, onOpenChange }: SendListProps): ReactNode {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { progress, unsent, send } = useSending(useShareMessage()(shared));
  const [friends, setFriends] = useState<readonly FoundPlayer[]>([]);
  const [isPublic, setPublic] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const isBusy = progress !== undefined;
  const isRetry = unsent.length > 0;
  const receivers: readonly { to: Receiver; r: string }[] = isRetry
    ? unsent
    : [...friends, ...(isPublic ? [null] : [])].map((to) => ({ to, r: uuid() }));

  const sendAll = async (): Promise<void> => {
    const count = receivers.length;
    const failed = await send(receivers);
    if (failed.length < count) {
      toast({
        tone: 'success',
        text: formatMessage(
          { id: 'share.sent', defaultMessage: '{count, plural, other {已分享到 # 個對話}}' },
          { count: count - failed.length },
        ),
      });
    }
    // Opens again with the failed receivers, unless another list replaced it.
    if (isHere.current) onOpenChange(failed.length > 0);
  };

  return (
    <ShareFrame
      foot={
        <div className={css.send}>
          {isRetry ? null : (
            <Checkbox
              checked={isPublic}
              disabled={isBusy}
              label={<FormattedMessage defaultMessage="同時送出公頻" id="share.public" />}
              onCheckedChange={setPublic}
            />
          )}
          <Button
            busy={isBusy}
            disabledReason={
              receivers.length === 0
                ? formatMessage({ id: 'share.nobody', defaultMessage: '請先選擇好友或公頻' })
                : undefined
            }
            fullWidth
            icon={<SendHorizontal size={20} />}
            onClick={() => void sendAll()}
          >
            {isRetry ? (
              <FormattedMessage
                defaultMessage="{count, plural, other {再送給這 # 個對象}}"
                id="share.again"
                values={{ count: unsent.length }}
              />
            ) : (
              <FormattedMessage defaultMessage="送出" id="share.send" />
            )}
          </Button>
          <p className={css.progress} role="status">
            {progress === undefined ? null : (
              <FormattedMessage
                defaultMessage="正在送出 {done, number} / {of, number}"
                id="share.progress"
                values={progress}
              />
            )}
          </p>
        </div>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={formatMessage({ id: 'share.list', defaultMessage: '發送名單' })}
    >
      <SharedPreview shared={shared} />
      {isRetry ? (
        <UnsentList unsent={unsent} />
      ) : (
        <>
          <LineShare gameCode={shared.gameCode} />
          <Suspense fallback={<div className={css.centred} />}>
            <PlayerPicker among="friends" columns mode="many" onSelectedChange={setFriends} selected={friends} />
          </Suspense>
        </>
      )}
    </ShareFrame>
  );
}
