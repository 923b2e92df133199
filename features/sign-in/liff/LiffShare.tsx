import { Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { SharedMessage } from '#protocol/rules/sharedMessages.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import type { Liff } from './liff.ts';
import { shareByPicker, type ShareEnd } from './shareByPicker.ts';

const words = defineMessages({
  open: { id: 'liffShare.open', defaultMessage: '請在 LINE 選擇要分享的好友或群組。' },
  sent: { id: 'liffShare.sent', defaultMessage: '已分享給 LINE 好友。' },
  cancelled: { id: 'liffShare.cancelled', defaultMessage: '已取消分享。' },
  failed: { id: 'liffShare.failed', defaultMessage: '分享沒有完成，請再試一次。' },
  timeout: { id: 'liffShare.timeout', defaultMessage: '分享逾時，請再試一次。' },
  unavailable: { id: 'liffShare.unavailable', defaultMessage: '目前的 LINE 版本無法分享，請更新 LINE 後再試。' },
}) satisfies Record<ShareEnd | 'open', MessageDescriptor>;

export interface LiffShareProps {
  liff: Promise<Liff>;
  /** 1 to 5. */
  messages: readonly SharedMessage[];
}

/** Sends messages to friends by LINE's share picker, in LINE's own browser. */
export function LiffShare({ liff, messages }: LiffShareProps): ReactNode {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<ShareEnd | 'open'>();
  const share = (): void => {
    setState('open');
    liff.then((opened) => shareByPicker(opened, messages)).then(setState, () => setState('failed'));
  };
  return (
    <Stack gap={2}>
      <Button busy={state === 'open'} icon={<Share2 size={20} />} onClick={share} variant="secondary">
        <FormattedMessage defaultMessage="分享給 LINE 好友" id="liffShare.share" />
      </Button>
      <p role="status">{state === undefined ? null : formatMessage(words[state])}</p>
    </Stack>
  );
}
