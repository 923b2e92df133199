import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/components/Button/index.ts';

export interface SendButtonProps {
  busy: boolean;
  /** Seconds until the next may be sent. */
  left: number;
  sent: boolean;
  onClick: () => void;
}

/** Sends a code, and counts down until another may be sent (specification 2 §4). */
export function SendButton(props: SendButtonProps): ReactNode {
  const { busy, left, sent, onClick } = props;
  if (busy) {
    return (
      <Button busy variant="secondary">
        <FormattedMessage defaultMessage="發送中" id="phone.sending" />
      </Button>
    );
  }
  return (
    <Button disabled={left > 0} onClick={onClick} variant="secondary">
      {left > 0 ? (
        <FormattedMessage
          defaultMessage="{seconds, number} 秒後可重新發送"
          id="phone.resendIn"
          values={{ seconds: left }}
        />
      ) : sent ? (
        <FormattedMessage defaultMessage="重新發送" id="phone.resend" />
      ) : (
        <FormattedMessage defaultMessage="發送驗證碼" id="phone.send" />
      )}
    </Button>
  );
}
